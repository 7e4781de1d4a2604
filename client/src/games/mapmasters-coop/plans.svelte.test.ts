/** A plan that is drawn shows each step at once where it was foretold; what the server says takes its place. */
import { expect, test } from "vitest";
import type { Mark, StudyParams } from "../contract";
import { Plans, type Told } from "./plans.svelte";
import type { CoopView } from "./view";

const view = {
  phase: "play",
  cells: [],
  legs: [],
  mission: { blocked: [] },
  groups: [{ group: "blue", stage: "start", spot: "A1.T" }],
  codes: { begin: { blue: 90 }, enter: 91, fairy: {}, no_fairy: 92 },
} as unknown as CoopView;
/** After any codes the one way on is their number. */
const plan = (codes: number[], at: string): Told =>
  ({ group: "blue", codes, refused: null, conflict: null, steps: [], at, next: [{ code: codes.length + 1 }] }) as never;

function table() {
  let marks = $state.raw<Mark[]>([]);
  const asked: StudyParams[] = [];
  const answers: (() => void)[] = [];
  const plans = new Plans(() => ({
    view,
    marks,
    onmark: (kind, key, value) => {
      marks = [{ kind, key, seat: 0, value: [...(value ?? [])] }];
    },
    onstudy: (_, params) => {
      asked.push(params);
      const codes = (params.steps as number[]).slice(1);
      const ahead = params.ahead ? [codes.length + 1, codes.length + 2] : [];
      return new Promise((done) =>
        answers.push(() =>
          done({
            tried: [],
            plans: [plan(codes, "told")],
            ahead: ahead.map((last, i) => plan([...codes, ...ahead.slice(0, i), last], "foretold")),
          } as never),
        ),
      );
    },
  }));
  const answer = async () => {
    for (const one of answers.splice(0)) one();
    await new Promise((done) => setTimeout(done));
  };
  const shown = () => [plans.line("blue")?.codes, plans.line("blue")?.at, plans.sure];
  return { plans, asked, answer, shown };
}

test("steps show before they are answered, one after the other, and are taken back at once", async () => {
  const { plans, asked, answer, shown } = table();
  plans.open("blue");
  void plans.ask();
  await answer();
  expect(asked).toEqual([{ steps: [90], ahead: "blue" }]);
  expect(shown()).toEqual([[], "told", true]);
  plans.extend(1);
  expect(shown()).toEqual([[1], "foretold", false]);
  plans.extend(2);
  expect(shown()).toEqual([[1, 2], "foretold", false]);
  plans.back();
  expect(shown()).toEqual([[1], "foretold", false]);
  plans.back();
  expect(shown()).toEqual([[], "told", true]);
  plans.extend(1);
  void plans.ask();
  await answer();
  expect(shown()).toEqual([[1], "told", true]);
});

test("a way on from a line of before is not drawn on one that nobody has told of yet", async () => {
  const { plans, answer, shown } = table();
  plans.open("blue");
  void plans.ask();
  await answer();
  for (const code of [1, 2, 3, 3, 3]) plans.extend(code);
  expect(plans.codes.get("blue")).toEqual([1, 2, 3]);
  void plans.ask();
  await answer();
  expect(shown()).toEqual([[1, 2, 3], "told", true]);
});
