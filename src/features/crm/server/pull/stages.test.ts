import { expect, test } from "vitest";
import { mapStages, suggestedStatus } from "./stages.ts";

const open = (label: string) => suggestedStatus({ label, isClosed: false, isWon: false });

test("stages begin with the status that their names suggest", () => {
  expect(["Prospecting", "Qualified to buy", "Appointment scheduled", "Contract sent"].map(open)).toEqual([
    "open",
    "called",
    "meeting",
    "proposal",
  ]);
  expect(suggestedStatus({ label: "Closed won", isClosed: true, isWon: true })).toBe("won");
  expect(suggestedStatus({ label: "Closed lost", isClosed: true, isWon: false })).toBe("lost");
});

test("what somebody chose for a stage stays, whatever it is called now; stages that are gone there go", () => {
  const stages = [{ id: "1", label: "Quote sent", isClosed: false, isWon: false }];
  const known = [
    { id: "1", label: "Offer", status: null },
    { id: "2", label: "Old", status: "called" as const },
  ];
  expect(mapStages(stages, known)).toEqual([{ id: "1", label: "Quote sent", status: null }]);
});
