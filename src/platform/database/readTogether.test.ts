import { expect, test } from "vitest";
import { readTogether } from "./readTogether.ts";

/** A store that answers when it is told to, and notes what it was asked. */
function slowStore() {
  const asked: (readonly string[])[] = [];
  const answers: PromiseWithResolvers<ReadonlyMap<string, string>>[] = [];
  const read = (keys: readonly string[]) => {
    asked.push(keys);
    const answer = Promise.withResolvers<ReadonlyMap<string, string>>();
    answers.push(answer);
    return answer.promise;
  };
  const answer = (...known: string[]) =>
    answers.shift()?.resolve(new Map(known.map((key) => [key, key.toUpperCase()])));
  return { asked, answer, answers, readOne: readTogether(read, (key) => key) };
}

test("what is asked for while the store answers is read in one statement; each gets its own, and what is not there is nothing", async () => {
  const { asked, answer, readOne } = slowStore();
  const first = readOne("a");
  const [second, third] = [readOne("b"), readOne("c")];
  answer("a");
  expect(await first).toBe("A");
  answer("b");
  expect(await Promise.all([second, third])).toEqual(["B", undefined]);
  expect(asked).toEqual([["a"], ["b", "c"]]);
});

test("a read that fails fails for those who asked for it, and the next one goes on", async () => {
  const { answer, answers, readOne } = slowStore();
  const first = readOne("a");
  const second = readOne("b");
  answers.shift()?.reject(new Error("away"));
  await expect(first).rejects.toThrow("away");
  answer("b");
  expect(await second).toBe("B");
});
