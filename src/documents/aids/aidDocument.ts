import { type AidType } from "#domain/content/contentKind.ts";
import type { ContentDocument } from "#domain/content/contentDocument.ts";
import { documentSections } from "#domain/content/documentSections.ts";
import { cutAtCharts, mergeDocument, mergeText } from "#domain/sellingAids/mergeFields.ts";
import { writeFocus } from "#domain/shareOfWallet/focus.ts";
import { aboutDocument } from "../aboutDocument.ts";
import type { About, Brand, ReportDocument, ReportPart } from "../document.ts";
import { spendingFacts } from "../spendingFacts.ts";
import { aidChart } from "./aidCharts.ts";
import { type AidPictures, aidParts } from "./aidParts.ts";
import type { AidFilling } from "./aidFilling.ts";
import { mergeValues } from "./mergeValues.ts";

/** An aid as its author wrote it, with its fields open. */
export interface AidToFill {
  readonly key: string;
  readonly type: AidType;
  readonly title: string;
  readonly body: ContentDocument;
  /** Whether it has fields; without them the file says nothing of a market. */
  readonly merges: boolean;
}

export interface AidPaper {
  readonly paper: ReportDocument["paper"];
  readonly brand: Brand;
  /** Of the client; null without one. */
  readonly clientLogo?: ReportDocument["clientLogo"] | null;
  /** Slides are as many as it takes, also where a page would be one. */
  readonly slides: boolean;
  readonly pictures: AidPictures;
}

/** An aid filled in, as a document that becomes a file. */
export function aidDocument(
  aid: AidToFill,
  filling: AidFilling,
  { paper, brand, clientLogo, slides, pictures }: AidPaper,
): ReportDocument {
  const { spending } = filling;
  const { words, market, view } = spending;
  const { formats, text } = words;
  const values = mergeValues(filling);
  const title = mergeText(aid.title, values);
  const sections = documentSections(aid.body).map((section, at) => ({
    id: `part-${at + 1}`,
    title: mergeText(section.title ?? "", values),
    parts: cutAtCharts(section.content).flatMap((part): readonly ReportPart[] => {
      if ("chart" in part) {
        const chart = aidChart(part.chart, filling);
        return chart ? [chart] : [];
      }
      return aidParts(mergeDocument({ type: "doc", content: part.blocks }, values).content, pictures);
    }),
  }));
  return {
    title,
    subject: aid.merges
      ? text("oneSheet.subject", { scope: values.subVertical, market: values.market, year: formats.year(view.year) })
      : text(`sellingAids.type.${aid.type}`),
    locale: formats.locale,
    paper,
    ...(aid.type === "one-sheet" && !slides ? { layout: "onePage" as const } : {}),
    // A client's deck ends with the next step; each chart says its source.
    ...(aid.type === "category-deck" && { appendix: false as const }),
    brand,
    ...(clientLogo && { clientLogo }),
    about: aid.merges ? aboutFilled(aid, filling) : aboutPlain(aid, filling),
    sections,
  };

  function aboutFilled({ key }: AidToFill, { medium, client, madeAt }: AidFilling): About {
    return aboutDocument({
      name: [
        market.id,
        ...(spending.scope.kind === "market" ? [] : [writeFocus(spending.scope)]),
        key,
        String(view.year),
      ],
      revision: spending.revision,
      year: view.year,
      facts: [...spendingFacts(spending), { name: text("oneSheet.medium"), value: words.medium(medium) }],
      words,
      client,
      madeAt,
    });
  }
}

/** An aid without figures has neither market nor revision, and no sample in it. */
function aboutPlain({ key }: AidToFill, { spending, client, madeAt }: AidFilling): About {
  const { revision, words, view } = spending;
  const about = aboutDocument({
    name: [key],
    revision: { ...revision, sample: false },
    year: view.year,
    facts: [],
    words,
    client,
    madeAt,
  });
  return { ...about, facts: [], sources: [], method: [] };
}
