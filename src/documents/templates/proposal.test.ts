import { expect, test } from "vitest";
import type { ProposalLine } from "#domain/proposals/proposal.ts";
import { formatsFor } from "#language/format.ts";
import { textIn } from "#language/words/textIn.ts";
import { wordsIn } from "#language/words/words.ts";
import { brandOf } from "../brand.ts";
import { proposalDocument, type ProposalParts } from "./proposal.ts";

const line: ProposalLine = {
  station: "QAAA",
  product: "Prime",
  unit: "spot",
  cents: 1_250,
  from: "2026-11-30",
  until: "2026-12-28",
  quantity: 3,
  discount: 0,
};

async function made(lines: readonly ProposalLine[], audience: ProposalParts["audience"] = null) {
  const words = wordsIn(await textIn("en-US"), formatsFor("en-US"), new Map([["tv-501", "New York"]]));
  const about = { title: "Winter", company: null, client: "Example client", market: "tv-501", subVertical: "hotels" };
  return proposalDocument({
    content: { ...about, medium: "tvOta", note: "", lines },
    name: "proposal-7-2",
    audience,
    words,
    paper: "letter",
    brand: brandOf("Spotmarket", { name: "Example Media", colour: null, accent: null, logo: null }),
    madeAt: "2026-11-28T12:00:00Z",
  });
}

test("a short offer is one page, says its price to the cent and its last day, and no column of discounts where there are none", async () => {
  const document = await made([line]);
  expect(document).toMatchObject({ layout: "onePage", about: { fileName: "proposal-7-2", client: "Example client" } });
  const said = JSON.stringify(document);
  expect(said).toContain("$12.50 per spot");
  expect(said).toContain("$187.50");
  expect(said).toContain("Nov 30, 2026 – Jan 3, 2027");
  expect(said).not.toContain("Discount");
  expect(document.sections.map(({ id }) => id)).toEqual(["offer", "sums"]);
});

test("a long one takes as many pages as it needs", async () => {
  const document = await made(Array.from({ length: 30 }, () => ({ ...line, discount: 5 })));
  expect(document.layout).toBeUndefined();
  expect(JSON.stringify(document)).toContain("Before discount");
});

test("audiences say whether a survey or a model has them, and that they are sample data where they are", async () => {
  const stations = [{ station: "QAAA", share: 0.12, aqhPersons: null, cumePersons: 45_000 }];
  const audience = { book: "2025 Fall", demographic: "HH", modelled: true, sample: true, stations };
  const document = await made([line], audience);
  expect(document.about).toMatchObject({
    fileName: "open-estimate-proposal-7-2",
    sample: { badge: expect.any(String) },
  });
  expect(JSON.stringify(document.sections.at(-1))).toContain("a model, not a survey");
  expect((await made([line], { ...audience, stations: [] })).sections).toHaveLength(2);
});
