import fc from "fast-check";
import { expect, test } from "vitest";
import { BEHAVIOURS, PLACEMENTS } from "./menuChoice.ts";
import { deviceMode, menuStatus } from "./menuStatus.ts";

const choices = PLACEMENTS.flatMap((placement) => BEHAVIOURS.map((behaviour) => ({ placement, behaviour })));

test.each([
  // placement, behaviour, width of the window → drawn as, behaves as, room left to it
  ["vertical", "unpinned", 390, "mobile", "unpinned", 0],
  ["vertical", "unpinned", 991, "mobile", "unpinned", 0],
  ["vertical", "unpinned", 992, "tablet", "unpinned", 64],
  ["vertical", "unpinned", 1399, "tablet", "unpinned", 64],
  ["vertical", "unpinned", 1400, "desktop", "unpinned", 64],
  ["vertical", "pinned", 390, "mobile", "unpinned", 0],
  ["vertical", "pinned", 992, "tablet", "unpinned", 64],
  ["vertical", "pinned", 1399, "tablet", "unpinned", 64],
  ["vertical", "pinned", 1400, "desktop", "pinned", 264],
  ["vertical", "pinned", 2560, "desktop", "pinned", 264],
  ["horizontal", "unpinned", 991, "mobile", "unpinned", 0],
  ["horizontal", "pinned", 992, "tablet", "unpinned", 0],
  ["horizontal", "pinned", 1400, "desktop", "pinned", 0],
] as const)("%s and %s at %i px: %s, %s, %i px of room", (placement, behaviour, width, device, drawn, room) => {
  const status = menuStatus({ placement, behaviour }, width, false);
  expect(status.placementStatus).toEqual({ placement, device });
  expect(status.behaviourStatus).toBe(drawn);
  expect(status.menuPadding).toBe(room);
  expect(status.attrMobile).toBe(device === "mobile");
});

test("in any window and by any choice, what follows agrees with itself", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...choices),
      fc.integer({ min: 0, max: 5000 }),
      fc.boolean(),
      (choice, width, showing) => {
        const { attrMobile, attrMenuAnimate, behaviourStatus, collapseAll, menuPadding, navClasses, placementStatus } =
          menuStatus(choice, width, showing);
        expect(placementStatus.device).toBe(deviceMode(width, choice.placement));
        expect(navClasses.slice(0, 3)).toEqual([choice.placement, behaviourStatus, placementStatus.device]);
        expect(navClasses.includes("collapsed")).toBe(collapseAll);
        // Only a closed rail folds its groups, and only a rail moves.
        if (collapseAll) expect([attrMenuAnimate, showing, menuPadding]).toEqual([true, false, 64]);
        if (attrMobile) expect([menuPadding, behaviourStatus, attrMenuAnimate]).toEqual([0, "unpinned", false]);
        if (behaviourStatus === "pinned") expect([choice.behaviour, width >= 1400]).toEqual(["pinned", true]);
      },
    ),
    { numRuns: 2000 },
  );
});
