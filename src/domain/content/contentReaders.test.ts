import { expect, test } from "vitest";
import type { Rights } from "../access/access.ts";
import type { ContentProperties, ContentTags } from "./contentItem.ts";
import { contentKeyOf, type ContentKind, isContentKey } from "./contentKind.ts";
import { isBannerDay, mayReadContent } from "./contentReaders.ts";

const seller: Rights = { role: "Subscriber", access: ["guidesAndInsights"], markets: [], verticals: ["leisure"] };
const tags: ContentTags = { verticals: [], media: [], seasons: [] };

function mayRead(kind: ContentKind, properties: ContentProperties = {}, about = tags, rights = seller): boolean {
  return mayReadContent(rights, { kind, tags: about, properties });
}

test("publications, guides and reports ask for their flag, selling aids for theirs", () => {
  expect(mayRead("issue")).toBe(true);
  expect(mayRead("aid", { type: "call-script" })).toBe(false);
  expect(mayRead("aid", {}, tags, { ...seller, access: ["sellingAides"] })).toBe(true);
  expect(mayRead("issue", {}, tags, { ...seller, access: ["sellingAides"] })).toBe(false);
});

test("what is about verticals is for those who have one of them", () => {
  expect(mayRead("issue", {}, { ...tags, verticals: ["automotive"] })).toBe(false);
  expect(mayRead("issue", {}, { ...tags, verticals: ["automotive", "leisure"] })).toBe(true);
  expect(mayRead("insight", { subVertical: "hotels" })).toBe(true);
  expect(mayRead("insight", { subVertical: "hospitals" })).toBe(false);
});

test("what stands on a screen is for those who see the screen", () => {
  expect(mayRead("section-text", { screen: "/market-summary" })).toBe(true);
  expect(mayRead("section-text", { screen: "/share-wallet" })).toBe(false);
  expect(mayRead("guide", { screen: "/share-wallet" })).toBe(true);
  expect(mayRead("guide", { screen: "/administration/user" })).toBe(false);
});

test("a banner is for its roles, on its days", () => {
  expect(mayRead("banner", { tone: "info" })).toBe(true);
  expect(mayRead("banner", { roles: ["Administrator"] })).toBe(false);
  expect(mayRead("banner", { roles: ["Subscriber"] })).toBe(true);
  expect(
    ["2026-11-01", "2026-11-02", "2026-11-30", "2026-12-01"].map((day) =>
      isBannerDay({ from: "2026-11-02", until: "2026-11-30" }, day),
    ),
  ).toEqual([false, true, true, false]);
});

test("a key is made of a title in any of the languages", () => {
  expect(contentKeyOf("Frühling: Reifen & Räder")).toBe("fruhling-reifen-rader");
  expect(contentKeyOf("¿Cuánto cuesta?")).toBe("cuanto-cuesta");
  expect(contentKeyOf("東京")).toBe("");
  expect(["a", "spring-tires", "Spring", "a--b", "-a", "", "a".repeat(81)].map(isContentKey)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});
