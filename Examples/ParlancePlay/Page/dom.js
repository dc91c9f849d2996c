// Elements, and lists of elements that follow lists of values.

/** Returns a new element with attributes, listeners below `on`, and children. Texts become text nodes, never markup. */
export function element(name, attributes = {}, ...children) {
  const created = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key === "on") {
      for (const [event, listener] of Object.entries(value)) created.addEventListener(event, listener);
    } else if (value !== null && value !== undefined && value !== false) {
      created.setAttribute(key, value === true ? "" : value);
    }
  }
  created.append(...children);
  return created;
}

const views = new WeakMap();

/**
 * Shows one element for each item, in the items' order. Elements of items that stay are kept and moved as little as
 * possible, so that focus, selection and scroll positions stay.
 *
 * `create(item)` returns an object with the element as `node` and `update(item)`.
 */
export function keyed(parent, items, keyOf, create) {
  const known = views.get(parent) ?? new Map();
  const next = new Map();
  for (const item of items) {
    const key = keyOf(item);
    next.set(key, known.get(key) ?? create(item));
  }
  for (const [key, view] of known) {
    if (!next.has(key)) view.node.remove();
  }
  let place = parent.firstChild;
  for (const item of items) {
    const view = next.get(keyOf(item));
    if (view.node === place) place = place.nextSibling;
    else parent.insertBefore(view.node, place);
    view.update(item);
  }
  views.set(parent, next);
}

/** Returns whether the end of a scroller's content is in view. */
export function isAtEnd(scroller) {
  return scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < 24;
}

/** Runs a change of a scroller's content and keeps its end in view if it was. */
export function followEnd(scroller, change) {
  const follows = isAtEnd(scroller);
  change();
  if (follows) scroller.scrollTop = scroller.scrollHeight;
}

/** Copies a text; returns whether the browser allowed it. */
export async function copy(content) {
  try {
    await navigator.clipboard.writeText(content);
    return true;
  } catch {
    return false;
  }
}
