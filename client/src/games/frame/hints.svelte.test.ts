import { flushSync } from "svelte";
import { expect, test } from "vitest";
import { Hints, type Ranking } from "./hints.svelte";

const ranking = (over: Partial<Ranking> = {}): Ranking => ({
  concerns: [{ key: "weak", params: {}, places: ["region-22R"] }],
  choices: [
    { code: 7, value: 0.62, low: 0.6, high: 0.64, walks: 600 },
    { code: 3, value: 0.55, low: 0.5, high: 0.6, walks: 300 },
  ],
  sure: true,
  line: [7],
  walks: 900,
  ...over,
});

function hints(answer: () => Promise<unknown>) {
  const source = $state({ question: "q1", allowed: true, mine: true });
  const asked: unknown[] = [];
  const noted: number[] = [];
  const made = new Hints(() => ({
    ...source,
    onstudy: (topic, params) => {
      asked.push([topic, params]);
      return answer();
    },
    onhint: (_, rung) => noted.push(rung),
    concern: ({ key }) => `concern ${key}`,
    piece: (code) => ({ text: `piece ${code}`, place: `place-${code}` }),
    action: (code) => `move ${code}`,
  }));
  return { made, source, asked, noted };
}

test("each rung is asked by itself, and the search runs once", async () => {
  const { made, asked, noted } = hints(async () => ranking());
  await made.toggle();
  expect([made.open, made.rungs, made.text(0)]).toEqual([true, 1, "concern weak"]);
  expect(made.places).toEqual(["region-22R"]);
  expect([made.text(1), made.suggested, made.rows]).toEqual(["", null, []]);
  await made.ask(1);
  expect([made.text(1), made.places]).toEqual(["piece 7", ["place-7"]]);
  expect(made.suggested).toBeNull();
  await made.ask(2);
  expect([made.text(2), made.suggested]).toEqual(["move 7", 7]);
  await made.ask(3);
  expect(made.rows.map(({ code, share, low, high }) => [code, share, low, high])).toEqual([
    [7, 62, 60, 64],
    [3, 55, 50, 60],
  ]);
  expect(made.text(3)).toBe("hint-sure");
  expect(asked).toEqual([["rank", {}]]);
  expect(noted).toEqual([1, 2, 3, 4]);
});

test("a rung is not told before the one before it, and says which comes first", async () => {
  const { made } = hints(async () => ranking());
  await made.toggle();
  await made.ask(3);
  expect(made.rungs).toBe(1);
  expect(made.first).not.toBe("");
  await made.ask(1);
  expect([made.rungs, made.first]).toEqual([2, ""]);
});

test("what was told goes with the question, also when the answer comes too late", async () => {
  let say: (value: unknown) => void = () => undefined;
  const { made, source } = hints(() => new Promise((done) => (say = done)));
  const asking = made.toggle();
  expect(made.busy).toBe(true);
  source.question = "q2";
  flushSync();
  say(ranking());
  await asking;
  expect([made.rungs, made.busy, made.failed]).toEqual([0, false, false]);
});

test("a search that fails can be asked again", async () => {
  let works = false;
  const { made } = hints(async () => {
    if (!works) throw new Error("no answer");
    return ranking();
  });
  await made.toggle();
  expect([made.rungs, made.failed]).toEqual([0, true]);
  works = true;
  await made.ask(0);
  expect([made.rungs, made.failed]).toEqual([1, false]);
});

test("what luck alone may decide is not called better", async () => {
  const { made } = hints(async () => ranking({ sure: false }));
  await made.toggle();
  for (const rung of [1, 2, 3]) await made.ask(rung);
  expect(made.text(3)).toBe("hint-unsure");
});

test("nothing is asked where hints are off", async () => {
  const { made, source, asked } = hints(async () => ranking());
  source.allowed = false;
  flushSync();
  await made.toggle();
  expect([made.there, made.can, asked]).toEqual([false, false, []]);
});

test("she stays at the table while others are asked, and is silent", async () => {
  const { made, source, asked } = hints(async () => ranking());
  source.mine = false;
  flushSync();
  await made.toggle();
  expect([made.there, made.can, made.open, asked]).toEqual([true, false, false, []]);
});
