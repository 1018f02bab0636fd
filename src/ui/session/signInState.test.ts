import { expect, test } from "vitest";
import { readSignInState, writeSignInState } from "./signInState.ts";

const answered = (state: string) => `#code=secret&state=${encodeURIComponent(state)}&session_state=x`;

test("where someone wanted to go and by which provider comes back with the answer", () => {
  const state = { provider: "microsoft", startPath: "/market-summary?market=tv-803|x&year=2024#media" };
  const hash = answered(`bGlicmFyeQ==|${writeSignInState(state)}`);
  expect(readSignInState({ hash, search: "" })).toEqual(state);
  expect(readSignInState({ hash: "", search: hash.replace("#", "?") })).toEqual(state);
});

test.each(["", "#media", answered("bGlicmFyeQ=="), answered("bGlicmFyeQ==|"), answered("x|local")])(
  "the address %j holds no answer to a sign-in of ours",
  (hash) => {
    expect(readSignInState({ hash, search: "" })).toBeNull();
  },
);
