import { expect, test } from "vitest";
import { byLetter, chooseTerms, type GlossaryTerm } from "./chooseTerms.ts";

const share: GlossaryTerm = {
  id: "share",
  name: "Anteil",
  meaning: "Teil eines Ganzen in Prozent.",
  others: [
    { language: "en-US", name: "Share" },
    { language: "es-ES", name: "Participación" },
  ],
};
const core: GlossaryTerm = { id: "core", name: "Ohne politische Werbung", meaning: "Alles andere.", others: [] };
const outdoor: GlossaryTerm = { id: "ooh", name: "Außenwerbung", meaning: "Plakate und Anzeigetafeln.", others: [] };

test("a term is found by its name in any language, by the beginnings of words, without accents", () => {
  for (const words of ["anteil", "SHARE", "participacion", "ganz proz", ""])
    expect(chooseTerms([share], words), words).toEqual([share]);
  for (const words of ["nteil", "share plakat"]) expect(chooseTerms([share], words), words).toEqual([]);
});

test("terms stand under the letter they begin with", () => {
  expect(byLetter([share, outdoor, core]).map(({ letter, terms }) => [letter, terms.length])).toEqual([
    ["A", 2],
    ["O", 1],
  ]);
});
