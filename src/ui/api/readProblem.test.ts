import { expect, test } from "vitest";
import { readProblem } from "./readProblem.ts";

const answer = (status: number, body: unknown) =>
  new Response(typeof body === "string" ? body : JSON.stringify(body), { status });

test("an error of the API keeps its code and its words", async () => {
  const body = {
    type: "about:blank",
    title: "x",
    status: 403,
    code: "market-not-entitled",
    detail: "why",
    instance: "/x",
  };
  expect(await readProblem(answer(403, body))).toMatchObject({
    code: "market-not-entitled",
    status: 403,
    message: "why",
  });
});

test.each([
  [502, "<html>Bad gateway</html>", "unreachable"],
  [404, "<html>Not found</html>", "not-found"],
  [500, { code: "internal-error" }, "internal-error"],
  [403, { type: "", title: "", status: 403, code: "made-up", detail: "", instance: "" }, "access-required"],
  [429, "", "too-many-requests"],
])("an answer of status %i that is not ours is understood by its status", async (status, body, code) => {
  expect((await readProblem(answer(status, body))).code).toBe(code);
});
