import { expect, test } from "vitest";
import { releaseNoteIn } from "./releaseNotes.ts";

const notes = { "en-US": "New totals.", "es-ES": " ", "de-DE": "Neue Summen." };

test("a release note is read in one's language, in English where it lacks, and in any other before none", () => {
  expect(releaseNoteIn(notes, "de-DE")).toEqual({ text: "Neue Summen.", locale: "de-DE" });
  expect(releaseNoteIn(notes, "es-ES")).toEqual({ text: "New totals.", locale: "en-US" });
  expect(releaseNoteIn({ ...notes, "en-US": "" }, "es-ES")).toEqual({ text: "Neue Summen.", locale: "de-DE" });
});

test("without a note there is none", () => {
  expect(releaseNoteIn(null, "en-US")).toBeNull();
  expect(releaseNoteIn({ "en-US": "", "es-ES": "", "de-DE": "" }, "en-US")).toBeNull();
});
