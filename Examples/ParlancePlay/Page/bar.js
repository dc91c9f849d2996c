// The clock, the scenes and the languages at the top of the page.

import { element, keyed } from "/page/dom.js";
import { language, onLanguage, say, setLanguage, show } from "/page/language.js";
import { act } from "/page/server.js";
import { dayOf, durationOf } from "/page/units.js";

/** The page's bar; `report(error)` is called with what an action that belongs to no phone failed with, or null. */
export class Bar {
  #model;

  constructor(model, report) {
    this.#model = model;
    this.clock = document.getElementById("clock");
    this.scenes = document.getElementById("scenes");
    this.line = document.getElementById("scene-line");
    this.step = document.getElementById("scene-step");
    this.sentence = document.getElementById("scene-sentence");
    this.perform = (action) => act(action).then(report, report);
    for (const button of document.querySelectorAll("[data-forward]")) {
      const byMilliseconds = Number(button.dataset.forward);
      button.addEventListener("click", () => this.perform({ action: "clock", byMilliseconds }));
    }
    this.hold = document.getElementById("hold-files");
    this.hold.addEventListener("click", () => this.perform({ action: "holdFiles", on: !this.#model.filesHeld }));
    document.getElementById("reset").addEventListener("click", () => this.perform({ action: "reset" }));
    for (const button of document.querySelectorAll("[data-language]")) {
      button.addEventListener("click", () => setLanguage(button.dataset.language));
    }
    onLanguage(() => this.update());
    const narrow = matchMedia("(width <= 700px)");
    narrow.addEventListener("change", () => this.#place(narrow.matches));
    this.#place(narrow.matches);
    setInterval(() => this.#showClock(), 1000);
  }

  /** Puts the controls where the window has room: a narrow one shows the phone first, and them below the hub. */
  #place(isNarrow) {
    const [tools, scenes] = [document.getElementById("tools"), document.getElementById("scene-list")];
    if (isNarrow) document.getElementById("below").append(scenes, tools);
    else {
      document.querySelector(".languages").before(tools);
      document.querySelector("header.bar").after(scenes);
    }
  }

  update() {
    for (const button of document.querySelectorAll("[data-language]")) {
      button.setAttribute("aria-pressed", String(button.dataset.language === language()));
    }
    this.hold.setAttribute("aria-checked", String(this.#model.filesHeld));
    this.#showClock();
    keyed(this.scenes, this.#model.scenes, (scene) => scene.id, (scene) => this.#sceneButton(scene));
    this.#showSentence();
  }

  #showClock() {
    const time = dayOf(this.#model.time);
    const { ahead } = this.#model.clock;
    if (ahead > 0) say(this.clock, "clock.ahead", { time, ahead: durationOf(ahead) });
    else say(this.clock, "clock.now", { time });
  }

  #sceneButton({ id }) {
    const button = element("button", {
      type: "button", class: "scene", "data-scene": id, on: { click: () => this.perform({ action: "scene", id }) },
    });
    const update = (scene) => {
      show(button, language() === "zh" ? scene.titleZh : scene.title);
      say(button, "scenes.hint", { document: scene.document, steps: scene.steps }, "hint");
      if (this.#model.scene?.id === id) button.setAttribute("aria-current", "true");
      else button.removeAttribute("aria-current");
    };
    return { node: element("li", {}, button), update };
  }

  #showSentence() {
    const { scene, former } = this.#model;
    const shown = scene ?? former;
    this.line.dataset.state = scene ? "playing" : shown ? "over" : "idle";
    if (!shown) {
      show(this.step, "");
      say(this.sentence, "scenes.invite");
      return;
    }
    if (scene) say(this.step, "scenes.step", { step: scene.step, of: scene.of });
    else say(this.step, "scenes.over");
    show(this.sentence, language() === "zh" ? shown.sayZh : shown.say);
  }
}
