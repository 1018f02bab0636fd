import { expect, test } from "vitest";
import { changedMeanwhile, changeOf, rebased, type UserDraft } from "./userDraft.ts";

const BASE: UserDraft = {
  email: "sara@example.com",
  name: "Sara",
  customer: "1",
  role: "Subscriber",
  access: ["tv", "radio"],
  markets: null,
  verticals: null,
  language: null,
  status: "active",
  seesTeamCalls: false,
};

test("only what was edited is sent, and the order of a list is no edit", () => {
  expect(changeOf(BASE, { ...BASE, access: ["radio", "tv"] })).toBeNull();
  expect(changeOf(BASE, { ...BASE, name: "Sarah", markets: ["tv-501"] })).toEqual({
    name: "Sarah",
    markets: ["tv-501"],
  });
});

test("an edit is put over what somebody else saved meanwhile, and nothing of either is lost", () => {
  const theirs: UserDraft = { ...BASE, name: "Sara Smith", access: ["tv"] };
  const mine: UserDraft = { ...BASE, access: ["radio"], language: "de-DE" };
  expect(rebased(BASE, mine, theirs)).toEqual({ ...BASE, name: "Sara Smith", access: ["radio"], language: "de-DE" });
  expect(changedMeanwhile(BASE, theirs)).toEqual({
    before: { name: "Sara", access: ["tv", "radio"] },
    after: { name: "Sara Smith", access: ["tv"] },
  });
});
