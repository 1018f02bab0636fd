import { expect, test } from "vitest";
import { isContentKey } from "../content/contentKind.ts";
import { teamAidKey, teamAidOf, teamAidSteps } from "./teamAid.ts";

test("a team's aid has a key that no aid of the newsroom can have", () => {
  expect(teamAidOf(teamAidKey(12))).toBe(12);
  expect(isContentKey(teamAidKey(12))).toBe(false);
  expect(["team-12", "team_0", "team_1x", "xteam_1"].map(teamAidOf)).toEqual([null, null, null, null]);
});

test("what was declined may be approved after all, unless something newer was sent", () => {
  expect(teamAidSteps("declined", true)).toEqual({ approve: true, decline: false, withdraw: false });
  expect(teamAidSteps("declined", false).approve).toBe(false);
});

test("what is read can be declined or withdrawn; what was replaced is left alone", () => {
  expect(teamAidSteps("approved", true)).toEqual({ approve: false, decline: true, withdraw: true });
  expect(teamAidSteps("replaced", false)).toEqual({ approve: false, decline: false, withdraw: false });
});
