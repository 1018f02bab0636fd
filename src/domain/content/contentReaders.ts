import { mayReadVertical, mayUse, type Requirement, type Rights } from "../access/access.ts";
import { verticalOf } from "../taxonomy/subVerticalById.ts";
import type { ContentProperties, ContentTags } from "./contentItem.ts";
import type { ContentKind } from "./contentKind.ts";

/** What it takes to read a piece. */
export interface ReadablePiece {
  readonly kind: ContentKind;
  readonly tags: ContentTags;
  readonly properties: ContentProperties;
}

/** What the screens ask for by the beginning of their path; `app/web/routes/contentScreens.test.ts` holds it against the routes. */
const SCREENS: readonly (readonly [path: string, requirement: Requirement])[] = [
  ["/administration", { role: "Administrator" }],
  ["/selling-aids", { access: ["sellingAides"] }],
  ["/guides-insights", { access: ["guidesAndInsights"] }],
  ["/share-wallet", { access: ["shareOfWallet"] }],
  ["/tv", { access: ["tv"] }],
  ["/radio", { access: ["radio"] }],
];

/** What one needs to see the screen of a path. */
export function screenRequirement(path: string): Requirement {
  return SCREENS.find(([begin]) => path === begin || path.startsWith(`${begin}/`))?.[1] ?? "signedIn";
}

/**
 * Whether a piece may be read: its kind asks for a flag or for its screen, and what is about some verticals is for those who have one of
 * them.
 */
export function mayReadContent(rights: Rights, { kind, tags, properties }: ReadablePiece): boolean {
  const { subVertical } = properties;
  const verticals = subVertical === undefined ? tags.verticals : [verticalOf(subVertical)];
  const isOpen = verticals.length === 0 || verticals.some((vertical) => mayReadVertical(rights, vertical));
  return isOpen && requirementsOf(kind, properties).every((requirement) => mayUse(rights, requirement));
}

function requirementsOf(kind: ContentKind, { screen = "", roles }: ContentProperties): Requirement[] {
  switch (kind) {
    case "aid":
      return [{ access: ["sellingAides"] }];
    case "guide":
      // How the administration works is nothing that others need to know.
      return [
        { access: ["guidesAndInsights"] },
        ...(screen.startsWith("/administration") ? [screenRequirement(screen)] : []),
      ];
    case "publication":
    case "issue":
    case "report":
    case "webinar":
    case "method":
      return [{ access: ["guidesAndInsights"] }];
    case "section-text":
      return [screenRequirement(screen)];
    case "banner":
      return roles?.includes("Subscriber") === false ? [{ role: "Administrator" }] : ["signedIn"];
    default:
      return ["signedIn"];
  }
}

/** Whether a banner hangs on a day such as `2026-11-22`; its first and last day are part of its time. */
export function isBannerDay({ from, until }: ContentProperties, day: string): boolean {
  return (from === undefined || from <= day) && (until === undefined || day <= until);
}
