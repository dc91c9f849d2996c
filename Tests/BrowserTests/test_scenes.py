"""Every scene, and the phones afterwards against what their adapters report."""

from play_case import SCENE, PlayCase


class SceneTests(PlayCase):
    def test_every_scene(self):
        scenes = self.server.state()["scenes"]
        self.assertGreaterEqual(len(scenes), 5)
        for scene in scenes:
            with self.subTest(scene["id"]):
                self.server.reset()
                self.browser.load(self.server.address)
                self._play(scene)
                self._check_conversations()
                self._check_transcripts()
                self._check_hub()
                self.browser.keep_picture(f"scene-{scene['id']}")

    def _play(self, scene):
        button = self.browser.find(f'[data-scene="{scene["id"]}"]')
        self.assertEqual(button.text, scene["title"])
        sentences = set()

        def is_over():
            sentences.add(self.browser.find("#scene-sentence").text)
            return self.browser.find("#scene-line").get_attribute("data-state") == "over"
        button.click()
        self.browser.until(
            "the scene begins",
            lambda: self.browser.find("#scene-line").get_attribute("data-state") == "playing" or is_over())
        self.browser.until("the scene ends", is_over, SCENE)
        self.assertIsNone(self.server.state().get("scene"))
        self.assertGreater(len(sentences), 1, "the steps' sentences are shown one after the other")

    def _check_conversations(self):
        """Opens each conversation that has messages on each phone."""
        messages = 0
        for name, phone in self.server.phones().items():
            self.assert_shown(name)
            for chat in phone["conversations"]:
                if not chat["messages"]:
                    continue
                self.browser.open(name, chat["id"])
                self.assert_shown(name)
                messages += len(self.browser.phone(name)["messages"])
        self.assertGreater(messages, 1)

    def _check_transcripts(self):
        def agree():
            shown, callbacks = self.browser.shown(), self.server.callbacks()
            return all(phone["callbacks"] == callbacks[name][-300:] for name, phone in shown.items())
        self.browser.until("the transcripts have all callbacks", agree)
        self.assertTrue(any(phone["code"] for phone in self.browser.shown().values()))

    def _check_hub(self):
        state = self.server.state()
        streams = {stream["id"]: stream["entries"] for stream in state["hub"]["streams"]}
        self.assertIn(state["gateway"], self.browser.find("#hub-address").text)
        shown = self.browser.run("""
          return Object.fromEntries([...document.querySelectorAll("[data-stream]")].map((stream) =>
            [stream.dataset.stream, [...stream.querySelectorAll(".stream-entries li")].map((row) =>
              [Number(row.querySelector(".entry-number").textContent), row.dataset.what,
               row.querySelector(".entry-words").textContent])]));
        """)
        self.assertEqual(
            shown,
            {name: [[entry["number"], entry["what"], entry["words"]] for entry in entries]
             for name, entries in streams.items() if entries})

    def test_scene_opens_the_conversations_in_which_it_plays(self):
        scene = next(scene for scene in self.server.state()["scenes"] if scene["id"] == "nim-receipts")
        self._play(scene)
        shown = self.browser.shown()
        self.assertEqual(
            {name: phone["title"] for name, phone in shown.items() if phone["title"] is not None},
            dict.fromkeys(("nim", "qd", "agora"), "Trip"), "those that took part show the last conversation")
        for name in ("nim", "qd", "agora"):
            self.assertIn("Who comes?", [message["words"] for message in shown[name]["messages"]])
            self.browser.until(
                f"{name} has read all", lambda: not any(
                    chat["unread"] for chat in self.server.phones()[name]["conversations"]))
        unread = {chat["title"]: chat["unread"] for chat in self.server.phones()["android"]["conversations"]}
        self.assertEqual(unread["Trip"], 1, "an app that shows the list has not read it")
