import { expect, test } from "vitest";
import {
  readRevisionFault,
  REVISION_FAULT_CODES,
  REVISION_FAULTS,
  revisionFault,
} from "#domain/revisions/revisionFault.ts";
import { LOCALES } from "#domain/taxonomy/name.ts";
import { formatsFor } from "#language/format.ts";
import { textIn } from "#language/words/textIn.ts";
import { wordsIn } from "#language/words/words.ts";
import { revisionFaultWords } from "./revisionFaultWords.ts";

const NAMES = new Map([["tv-623", "Dallas"]]);
const VALUES = {
  market: "tv-623",
  markets: "tv-623",
  medium: "radioOta",
  platform: "pigeons",
  part: "core",
  kind: "advertiser",
  subVertical: "hotels",
  target: "hotels",
  county: "48113",
  files: "markets-tv (the TV markets)",
  year: 2027,
};

const wordsOf = async (locale: (typeof LOCALES)[number]) => wordsIn(await textIn(locale), formatsFor(locale), NAMES);

test("a missed total is told by the medium's name, its part and both amounts to the dollar", async () => {
  const missed = { medium: "radioOta", year: 2027, part: "core", sum: 1_400, total: 1_500 };
  const fault = readRevisionFault(revisionFault("total-missed", missed));
  expect(revisionFaultWords(fault, await wordsOf("de-DE"))).toMatch(
    /^Radio terrestrisch, 2027, Ohne Politik: Die USA kommen auf 1\.400\s\$ statt auf 1\.500\s\$\.$/,
  );
  const files = "markets-tv (the TV markets), seasons (x)";
  const missing = readRevisionFault(revisionFault("files-missing", { revision: 3, files }));
  expect(revisionFaultWords(missing, await wordsOf("en-US"))).toMatch(
    /^Files are missing\. Import first: .+ and .+\.$/,
  );
});

test.each(LOCALES)("every fault has a whole sentence in %s that names what it is about", async (locale) => {
  const words = await wordsOf(locale);
  const said = REVISION_FAULT_CODES.map((code) => {
    const values = Object.fromEntries(
      [...REVISION_FAULTS[code].matchAll(/\{\{(\w+)\}\}/g)].map(([, name = ""]) => [
        name,
        { ...VALUES }[name] ?? 1_234,
      ]),
    );
    const sentence = revisionFaultWords(readRevisionFault(revisionFault(code, values)), words);
    expect(sentence).toMatch(/\.$/);
    expect(sentence).not.toMatch(/\{\{|undefined|revisions\.|tv-623|radioOta/);
    return sentence;
  });
  expect(new Set(said).size).toBe(REVISION_FAULT_CODES.length);
});

test("what only the API can say is left to its sentence", async () => {
  expect(revisionFaultWords(readRevisionFault("All is lost."), await wordsOf("es-ES"))).toBeNull();
});
