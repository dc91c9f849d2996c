// Requests to the server of the page.

/** The server's refusal or silence; `status` is null if there was no answer. */
export class RequestError extends Error {
  constructor(status) {
    super(`request: ${status ?? "no answer"}`);
    this.status = status;
  }
}

async function request(path, deadline, options = {}) {
  let response;
  try {
    response = await fetch(path, { ...options, signal: AbortSignal.timeout(deadline) });
    if (response.ok) return await response.json();
  } catch {
    throw new RequestError(null);
  }
  throw new RequestError(response.status);
}

function post(path, body, deadline) {
  const headers = { "Content-Type": "application/json" };
  return request(path, deadline, { method: "POST", headers, body: JSON.stringify(body) });
}

/** Returns the whole state. */
export function loadState() {
  return request("/play/state", 10000);
}

/** Returns the events after a number; waits for the next one up to the server's 20 seconds. */
export function loadEvents(after) {
  return request(`/play/events?after=${after}`, 30000);
}

/** Returns the session so far as a link and as a test. */
export function loadSession() {
  return request("/play/session", 10000);
}

/** Starts anew and carries out a session's actions. */
export function replaySession(session) {
  return post("/play/session", session, 120000);
}

/** Carries out an action; returns the vendor's error, or null. */
export async function act(action) {
  return (await post("/play/actions", action, 60000)).error ?? null;
}

/** The address of a message's file on a phone. */
export function fileAddress(phone, message) {
  return `/play/files/${encodeURIComponent(phone)}/${encodeURIComponent(message)}`;
}

/** The address of a message's thumbnail on a phone. */
export function thumbnailAddress(phone, message) {
  return `/play/thumbnails/${encodeURIComponent(phone)}/${encodeURIComponent(message)}`;
}
