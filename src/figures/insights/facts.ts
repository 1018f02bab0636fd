import { nullIfUnknown, sumKnown } from "#domain/figures/amount.ts";
import { narrowView, type Scope } from "#domain/spending/scope.ts";
import { listedMedia, mediumDollars } from "#domain/spending/listedMedia.ts";
import type { SectionName, SpendingSections } from "#domain/spending/sections.ts";
import { spendingSections } from "#domain/spending/spendingSections.ts";
import type { MarketWallet, SpendingView } from "#domain/spending/view.ts";
import { levelOf, levelOfView, provenanceAtLevel } from "#domain/revisions/provenanceAtLevel.ts";
import type { Wallet } from "#domain/wallet/wallet.ts";
import type { Material } from "./material.ts";

/** What rules look at: the figures of the scope and of the whole market, sections computed once however many rules ask. */
export interface Facts {
  readonly scope: Scope;
  /** The figures of the scope. */
  readonly view: SpendingView;
  /** The figures of the whole market. */
  readonly whole: SpendingView;
  readonly material: Material;
  readonly section: <Name extends SectionName>(name: Name) => SpendingSections[Name];
  /** The same section of the nation's own figures. */
  readonly nationSection: <Name extends SectionName>(name: Name) => SpendingSections[Name];
}

type KnownFacts = Omit<Facts, "material">;

const remembered = new WeakMap<SpendingView, Map<string, KnownFacts>>();

/** The facts of a view, remembered as long as it lives. */
export function factsOf(whole: SpendingView, scope: Scope, material: Material): Facts {
  const scopes = remembered.get(whole) ?? new Map<string, KnownFacts>();
  remembered.set(whole, scopes);
  const key = scope.kind === "market" ? "" : scope.id;
  let known = scopes.get(key);
  if (!known) {
    const view = narrowView(whole, scope);
    known = {
      scope,
      view,
      whole,
      section: sectionsOf(view),
      nationSection: (name) => factsOf(nationView(whole), scope, {}).section(name),
    };
    scopes.set(key, known);
  }
  return { ...known, material };
}

const coreViews = new WeakMap<SpendingView, SpendingView>();

/** The same facts without political money. */
export function coreFacts(facts: Facts): Facts {
  const { whole, scope, material } = facts;
  if (whole.political === "without") return facts;
  const core = coreViews.get(whole) ?? { ...whole, political: "without" };
  coreViews.set(whole, core);
  return factsOf(core, scope, material);
}

/** By the nation's wallet and what is asked of it, since it is the same for every market; the latest few, as each holds its sections. */
const nationViews = new WeakMap<Wallet, Map<string, SpendingView>>();
const NATIONS = 4;

/** The nation's own view with the same year and money as a market's. */
function nationView(whole: SpendingView): SpendingView {
  const { nation, year, political, currentYear, minimumShare } = whole;
  const views = nationViews.get(nation.wallet) ?? new Map<string, SpendingView>();
  nationViews.set(nation.wallet, views);
  const key = `${year} ${political} ${currentYear} ${minimumShare} ${nation.population}`;
  const known = views.get(key);
  if (known) return known;
  const isWhole = !levelOfView(whole).endsWith("Category");
  const provenance = provenanceAtLevel(whole.provenance, levelOf(nation.wallet.market, isWhole));
  const view: SpendingView = { ...whole, own: nation, compared: [], provenance };
  const [oldest] = views.keys();
  if (views.size >= NATIONS && oldest !== undefined) views.delete(oldest);
  views.set(key, view);
  return view;
}

/** The same facts of the nation. */
export function nationFacts({ whole, scope, material }: Facts): Facts {
  return factsOf(nationView(whole), scope, material);
}

function sectionsOf(view: SpendingView): Facts["section"] {
  const computed: Partial<SpendingSections> = {};
  return (name) => {
    const known = computed[name];
    if (known) return known;
    const section = spendingSections[name].compute(view);
    computed[name] = section;
    return section;
  };
}

/** Dollars of a medium, a group or all media in a year of the calendar; null where nothing is known. */
export function dollarsOf(
  { wallet }: MarketWallet,
  medium: string,
  year: number,
  political: SpendingView["political"],
): number | null {
  const at = wallet.years.indexOf(year);
  const media = listedMedia(wallet).filter((one) => medium === "all" || one.medium === medium || one.group === medium);
  return nullIfUnknown(sumKnown(media.map(({ place }) => mediumDollars(wallet, place, at, political))));
}

/** Whether the own market is the nation itself, which is not held against itself. */
export function isNation({ view }: Facts): boolean {
  return view.own.wallet.market === view.nation.wallet.market;
}
