import JSZip from "jszip";
import { expect, test } from "vitest";
import { ask } from "./support/ask.ts";
import { ADMIN } from "./support/operators.ts";
import { DEMO_PASSWORD } from "./support/product.ts";
import { sharedProduct } from "./support/shared.ts";
import { signIn } from "./support/signIn.ts";

/** A deck for a client, as three sellers need it tomorrow: it argues for what is sold, and says what the client's own numbers say. */

const JOURNEYS = [
  {
    seller: "a radio seller for a heating contractor in Charlotte",
    market: "radio-16740",
    focus: "plumbingHvac",
    medium: "radioOta",
    own: "Radio OTA",
  },
  {
    seller: "a TV seller for a law firm in Las Vegas",
    market: "tv-839",
    focus: "legalServices",
    medium: "tvOta",
    own: "TV OTA",
  },
  {
    seller: "a digital seller for a car dealer in Glendive",
    market: "tv-798",
    focus: "newCarDealers",
    medium: "mobile",
    own: "Mobile",
  },
] as const;

/** What sellers of other media would like to read in it. */
const MEDIA = [
  "TV OTA",
  "Radio OTA",
  "Cable",
  "Newspaper Print",
  "Magazine Print",
  "Directories",
  "Out-of-Home",
  "Direct Mail",
  "TV Digital",
  "Radio Digital",
  "CTV/OTT",
  "Newspaper Digital",
  "Magazine Digital",
  "Mobile",
  "PC/Laptop",
  "Email",
];

interface Deck {
  readonly sections: readonly {
    readonly id: string;
    readonly title: string;
    readonly parts: readonly { readonly headline?: string; readonly text?: string }[];
  }[];
}

const NUMBERS = "budget=24000&saleValue=8000&margin=40&closeLow=20&closeHigh=40";

test.each(JOURNEYS)("$seller", async ({ market, focus, medium, own }) => {
  const { url } = sharedProduct();
  const { access_token: token } = await signIn(url, ADMIN, DEMO_PASSWORD);
  const asked = `document=meetingKit&audience=client&client=Example+client&year=2027&focus=${focus}&medium=${medium}&${NUMBERS}`;
  const deck = await ask(`${url}/api/v1/markets/${market}/one-sheet/document?${asked}`, { token });
  expect(deck.status, deck.text).toBe(200);
  const { sections } = deck.json() as Deck;
  expect(sections.map(({ id }) => id)).toEqual(expect.arrayContaining(["when", "standing", "months", "bring", "next"]));
  const headlines = sections.flatMap(({ title, parts }) => [
    title,
    ...parts.flatMap(({ headline, text }) => [headline ?? "", text ?? ""]),
  ]);
  const rivals = MEDIA.filter((name) => name !== own);
  for (const headline of headlines)
    for (const rival of rivals) expect(headline.replaceAll(own, "")).not.toContain(rival);
  expect(headlines.join("\n")).not.toMatch(/nation’s share|to win|behind/i);
  expect(JSON.stringify(sections)).toContain("20–40");

  const file = await ask(`${url}/api/v1/markets/${market}/one-sheet?${asked}&format=pptx&appendix=without`, { token });
  const { files } = await JSZip.loadAsync(file.bytes);
  const slides = Object.keys(files).filter((name) => /^ppt\/slides\/slide\d+\.xml$/.test(name)).length;
  expect(slides).toBeGreaterThan(sections.length);
  expect(slides).toBeLessThanOrEqual(12);
  expect(Object.keys(files).filter((name) => /^ppt\/charts\/chart\d+\.xml$/.test(name)).length).toBeGreaterThan(1);
});
