import type { Asked } from "#domain/ask/asked.ts";
import { NATION } from "#domain/markets/market.ts";
import { type AskWords, benchmarkName, marketName, meaningName, screenNameOf } from "./askWords.ts";

const SHARE_OF_WALLET = "/share-wallet";
const ANSWERING = ["/market-summary", "/vertical", "/vertical/subvertical", SHARE_OF_WALLET];

/** A question as it was understood, in one sentence. Asked in these words it is understood the same. */
export function askSentence(asked: Asked, words: AskWords): string {
  const { text, formats } = words;
  const kinds = saysKinds(asked, words);
  const parts = [
    placed(asked, kinds, words),
    String(asked.year),
    asked.medium === null ? "" : meaningName({ kind: "medium", medium: asked.medium }, words),
    asked.measure === "dollars" ? "" : text(`ask.measure.${asked.measure}`),
    asked.political === "with" ? "" : text("ask.political.without"),
    asked.topic === null || asked.section === null ? "" : text(`ask.topic.${asked.topic}`),
    asked.benchmark.kind === "nation" ? "" : text("ask.against", { compared: benchmarkName(asked.benchmark, words) }),
    asked.compare.length === 0
      ? ""
      : text("ask.against", { compared: formats.list(asked.compare.map((id) => comparedName(id, kinds, words))) }),
  ];
  return parts.filter(Boolean).join(", ");
}

/** What is asked about, and where. */
function placed(asked: Asked, kinds: boolean, words: AskWords): string {
  const what = subject(asked, words);
  const kind = kinds ? kindOf(asked.market, words) : null;
  if (asked.market === NATION) return words.text("ask.inNation", { what });
  const market = marketName(asked.market, words);
  return kind === null
    ? words.text("ask.inMarket", { what, market })
    : words.text("ask.inKind", { what, market, kind: words.text(`ask.kind.${kind}`) });
}

function subject({ screen, scope }: Asked, words: AskWords): string {
  const { text } = words;
  if (!ANSWERING.includes(screen)) return screenNameOf(screen, words);
  const what =
    scope.kind === "market"
      ? text("ask.everything")
      : scope.kind === "vertical"
        ? meaningName({ kind: "vertical", vertical: scope.id }, words)
        : meaningName({ kind: "subVertical", subVertical: scope.id }, words);
  if (screen !== SHARE_OF_WALLET) return what;
  return scope.kind === "market" ? text("ask.topic.gap") : text("ask.shareOf", { what });
}

/** A radio market is told from the TV market of its city, and then so are the others. */
function saysKinds({ market, compare }: Asked, words: AskWords): boolean {
  return [market, ...compare].some((id) => kindOf(id, words) === "radio");
}

function kindOf(id: string, { world }: AskWords): "tv" | "radio" | null {
  const kind = world.markets.find((market) => market.id === id)?.kind;
  return kind === "tv" || kind === "radio" ? kind : null;
}

function comparedName(id: string, kinds: boolean, words: AskWords): string {
  if (id === NATION) return words.text("ask.theNation");
  const kind = kinds ? kindOf(id, words) : null;
  const market = marketName(id, words);
  return kind === null ? market : words.text("ask.marketOfKind", { market, kind: words.text(`ask.kind.${kind}`) });
}
