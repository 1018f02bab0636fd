import { describe, expect, test } from "vitest";
import { autoCloseOf, changedToast, USUAL_TOAST } from "./toastOptions.ts";

test("a toast stands at the top right for five seconds, in the light theme, and goes when dragged by 80 percent", () => {
  expect(USUAL_TOAST).toEqual({
    type: "default",
    autoClose: 5_000,
    position: "top-right",
    theme: "light",
    draggablePercent: 80,
  });
});

describe("when a toast goes", () => {
  const action = { label: "Undo", run: () => {} };
  test.each([
    ["after five seconds", {}, 5_000],
    ["after twice as long where there is something to press", { action }, 10_000],
    ["when the caller says", { autoClose: 700, action }, 700],
    ["only by hand", { autoClose: false as const }, false],
    ["not while work goes on, whatever was said", { autoClose: 700, isLoading: true }, false],
  ])("%s", (_when, options, milliseconds) => {
    expect(autoCloseOf(options)).toBe(milliseconds);
  });
});

test("a change keeps every option that it does not name", () => {
  const before = { words: "Running", options: { toastId: "a", isLoading: true, progress: 0.2, data: 7 } };
  expect(changedToast(before, "Done", { isLoading: false, type: "success" })).toEqual({
    words: "Done",
    options: { toastId: "a", isLoading: false, progress: 0.2, data: 7, type: "success" },
  });
});
