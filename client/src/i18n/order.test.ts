import { expect, test } from "vitest";
import { has, language, loadRooms, setLanguage } from "./index.svelte";

test("a room that is on its way does not undo a language that was chosen since", async () => {
  await setLanguage("fr");
  const room = loadRooms(["people"]);
  const chosen = setLanguage("en");
  await room;
  expect(language()).toBe("en");
  expect(has("people-open")).toBe(true);
  await chosen;
  expect(language()).toBe("en");
});

test("a room comes in the language that is on its way", async () => {
  const chosen = setLanguage("fr");
  await loadRooms(["host"]);
  expect(language()).toBe("fr");
  expect(has("host-close")).toBe(true);
  await chosen;
});

test("whoever asks for a room that another has asked for waits for it too", async () => {
  const first = loadRooms(["notices"]);
  await loadRooms(["notices"]);
  expect(has("notice-turn-title")).toBe(true);
  await first;
});
