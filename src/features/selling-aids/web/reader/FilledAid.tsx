import { levelOfView, reportedInView } from "#domain/revisions/provenanceAtLevel.ts";
import { TextInput } from "@mantine/core";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { withStory } from "#ui/address/storyAddress.ts";
import { aidChart } from "#documents/aids/aidCharts.ts";
import type { AidFilling } from "#documents/aids/aidFilling.ts";
import { figuresOf, mergeValues } from "#documents/aids/mergeValues.ts";
import { mayUse } from "#domain/access/access.ts";
import { highlightsOf } from "#domain/highlights.ts";
import {
  CHART_FIELDS,
  FIGURE_FIELDS,
  type FigureField,
  isFigureField,
  mergeDocument,
  mergeText,
  type MergeValues,
} from "#domain/sellingAids/mergeFields.ts";
import { readFocus, writeFocus } from "#domain/shareOfWallet/focus.ts";
import { type Scope, WHOLE_MARKET } from "#domain/spending/scope.ts";
import { usualMedium } from "#domain/usualMedium.ts";
import { revisionText } from "#language/words/revisionText.ts";
import choices from "#ui/figures/choice/Choices.module.css";
import { FocusField } from "#ui/figures/choice/FocusField.tsx";
import { MediumField } from "#ui/figures/choice/MediumField.tsx";
import { background } from "#ui/figures/explain/background.ts";
import { behind, certainty } from "#ui/figures/explain/explained.ts";
import type { Explanation } from "#ui/figures/figureLayer.ts";
import { SourceLine } from "#ui/figures/frame/SourceLine.tsx";
import { useSpendingOfAddress } from "#ui/figures/frame/useSpendingOfAddress.ts";
import { StoryHost } from "#ui/figures/oneSheet/StoryHost.tsx";
import { seasonsQuery } from "#ui/queries/advertiserQueries.ts";
import { sessionQuery } from "#ui/queries/sessionQuery.ts";
import { lastMedium, rememberMedium } from "#ui/state/lastMedium.ts";
import { type AidPiece, LONGEST_CLIENT } from "../../contract.ts";
import { AidBody } from "./AidBody.tsx";
import { AidFiles } from "./AidFiles.tsx";
import { AidHeader } from "./AidHeader.tsx";
import style from "./AidReader.module.css";

/** An aid with the figures of the address in it: what its files will say. */
export function FilledAid({ piece }: { readonly piece: AidPiece }) {
  const [client, setClient] = useState("");
  const [search] = useSearchParams();
  const { filling, scope, put } = useFilling(piece, client);
  const values = useMemo(() => mergeValues(filling), [filling]);
  const { spending, medium, seasons } = filling;
  // A client's name changes no chart.
  const charts = useMemo(() => {
    const used = CHART_FIELDS.filter((field) => piece.fields.includes(field));
    return new Map(used.map((field) => [field, aidChart(field, { spending, medium, seasons })] as const));
  }, [piece, spending, medium, seasons]);
  const { words, revision, market, view } = spending;
  const { text } = words;
  const title = mergeText(piece.title, values);
  const focus = writeFocus(scope);

  return (
    <div className={style["columns"]}>
      <section className={style["fill"]} aria-label={text("sellingAids.fill.label")}>
        <FillingFields filling={filling} scope={scope} put={put} client={client} onClient={setClient} />
        <AidFiles
          aid={piece.key}
          type={piece.type}
          title={title}
          body={mergeDocument(piece.body, values)}
          market={market.id}
          fileName={fileName(piece, scope, spending)}
          query={{
            focus,
            medium,
            year: view.year,
            political: view.political,
            client: client.trim(),
            language: words.formats.locale,
            revision: revision.id,
          }}
          sample={revision.sample ? text("documents.sample") : ""}
        />
        <Link to={`?${withStory(search, "oneSheet")}`} data-testid="story-button">
          {words.text("spending.oneSheet")}
        </Link>
        <StoryHost spending={spending} about={scope} />
        <FilledFigures piece={piece} filling={filling} values={values} />
      </section>
      <article className={style["aid"]} data-testid="filled-aid">
        <AidHeader piece={piece} title={title} />
        <AidBody
          body={piece.body}
          language={piece.language}
          values={values}
          charts={charts}
          explain={(field) => explainFilled(filling, field)}
        />
        <p className={style["facts"]}>
          <SourceLine
            revision={revision}
            year={view.year}
            level={levelOfView(view)}
            reported={reportedInView(view)}
            words={words}
          />
        </p>
      </article>
    </div>
  );
}

interface FillingFieldsProps {
  readonly filling: AidFilling;
  readonly scope: Scope;
  readonly put: (name: string, value: string) => void;
  readonly client: string;
  readonly onClient: (client: string) => void;
}

/** What an aid is filled for: category, medium sold, client. */
function FillingFields({ filling: { spending, medium }, scope, put, client, onClient }: FillingFieldsProps) {
  const { words, revision } = spending;
  const { text } = words;
  return (
    <>
      <h2>{text("sellingAids.fill.label")}</h2>
      <p>{text("sellingAids.fill.hint")}</p>
      <div className={choices["inputs"]}>
        <FocusField
          focus={scope}
          subVerticals={revision.subVerticals}
          words={words}
          onChoose={(chosen) => put("focus", writeFocus(chosen))}
        />
        <MediumField
          medium={medium}
          media={revision.media}
          words={words}
          onChoose={(chosen) => {
            rememberMedium(chosen);
            put("medium", chosen);
          }}
        />
      </div>
      <TextInput
        label={text("sellingAids.fill.client")}
        maxLength={LONGEST_CLIENT}
        value={client}
        onChange={(event) => onClient(event.currentTarget.value)}
      />
    </>
  );
}

const NO_SEASONS: AidFilling["seasons"] = [];

/** What the aid is filled with: the figures of the address, and who sells what. */
function useFilling(piece: AidPiece, client: string) {
  const [search, setSearch] = useSearchParams();
  const { data: session } = useSuspenseQuery(sessionQuery());
  const scope = useScope(search.get("focus"), piece, session.verticals);
  const spending = useSpendingOfAddress({ scope });
  const asked = search.get("medium");
  const usual = usualMedium({
    ownMedia: highlightsOf(session).media,
    access: session.access,
    lastMedium: lastMedium(),
  });
  const medium = asked !== null && spending.revision.media.includes(asked) ? asked : usual;
  const gaps = mayUse({ ...session, markets: [], verticals: [] }, { access: ["shareOfWallet"] });
  const [madeAt] = useState(() => new Date().toISOString());
  const { data: seasons = NO_SEASONS } = useQuery(seasonsQuery(spending.revision.id));
  const filling = useMemo((): AidFilling => {
    const { name: seller, customer: company } = session.user;
    return { spending, medium, gaps, client, seasons, seller, company, madeAt };
  }, [spending, medium, gaps, client, seasons, session, madeAt]);
  const put = (name: string, value: string) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        next.set(name, value);
        return next;
      },
      { preventScrollReset: true },
    );
  return { filling, scope, put };
}

function fileName(piece: AidPiece, scope: Scope, { revision, market, view }: AidFilling["spending"]): string {
  const focus = writeFocus(scope).replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return [
    ...(revision.sample ? ["open-estimate"] : []),
    market.id,
    ...(scope.kind === "market" ? [] : [focus]),
    piece.key,
    String(view.year),
  ].join("-");
}

interface FilledFiguresProps {
  readonly piece: AidPiece;
  readonly filling: AidFilling;
  readonly values: ReturnType<typeof mergeValues>;
}

/** The figures that were filled in, and how each is reckoned. */
function FilledFigures({ piece, filling, values }: FilledFiguresProps) {
  const { text } = filling.spending.words;
  const figures = FIGURE_FIELDS.filter((field) => piece.fields.includes(field));
  if (figures.length === 0) return null;
  return (
    <details className={style["figures"]}>
      <summary>{text("sellingAids.fill.figures")}</summary>
      <dl>
        {figures.map((field) => (
          <div key={field}>
            <dt>{text(`sellingAids.field.${field}.name`)}</dt>
            <dd>
              <strong>{values[field]}</strong>
              <span>{fieldNote(field, filling.gaps, text)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** The category of the address; without one, the first open vertical that the aid is about, else the whole market. */
function useScope(asked: string | null, piece: AidPiece, open: readonly string[]): Scope {
  const vertical = piece.verticals.find((id) => open.includes(id));
  return useMemo(() => {
    const named = asked === null ? null : readFocus(asked);
    return named ?? (vertical === undefined ? WHOLE_MARKET : { kind: "vertical", id: vertical });
  }, [asked, vertical]);
}

function fieldNote(field: FigureField, gaps: boolean, text: AidFilling["spending"]["words"]["text"]): string {
  if (!gaps && (field === "nationMediumShare" || field === "mediumGap")) return text("sellingAids.fill.noGaps");
  return text(`sellingAids.field.${field}.how`);
}

/** Figures about the chosen medium alone; what is known of it holds for them. */
const OF_MEDIUM: readonly FigureField[] = ["mediumSpend", "mediumShare", "nationMediumShare", "mediumGap"];
const OF_FORECAST: readonly FigureField[] = ["forecastSpend", "forecastGrowth"];
const AGAINST_NATION: readonly FigureField[] = ["nationMediumShare", "mediumGap"];

/** Why a merged figure is what it is, and what other revisions say of it; null for a field that is no figure. */
function explainFilled(filling: AidFilling, field: string): Explanation | null {
  const explanation = isFigureField(field) ? explainIn(filling, field) : null;
  if (!explanation) return null;
  const { spending } = filling;
  return {
    ...explanation,
    id: `sellingAid/${field}`,
    background: () =>
      background(spending, field, explanation, (other) =>
        isFigureField(field) ? explainIn({ ...filling, spending: other }, field) : null,
      ),
  };
}

function explainIn(filling: AidFilling, field: FigureField): Explanation {
  const { spending, medium, gaps } = filling;
  const { text, formats } = spending.words;
  const values = mergeValues(filling);
  const figures = figuresOf(filling);
  const year = (OF_FORECAST.includes(field) ? figures.forecastYear : null) ?? figures.year;
  const sum = sumOf(field, values);
  const hidden = !gaps && AGAINST_NATION.includes(field);
  const how = text(`sellingAids.field.${field}.how`);
  return {
    title: text("spending.explained.title", {
      subject: field === "marketSpend" ? values.market : values.subVertical,
      measure: text(`sellingAids.field.${field}.name`),
      year: formats.year(year),
    }),
    value: values[field],
    ...behind(spending, {
      year,
      ...(OF_MEDIUM.includes(field) && { medium }),
      ...(field === "marketSpend" && { vertical: undefined, subVertical: undefined }),
    }),
    what: hidden ? text("sellingAids.fill.noGaps") : sum === null ? how : text("sellingAids.fill.sum"),
    formula: sum === null || hidden ? null : { words: how, values: sum },
    facts: [
      [text("spending.fact.market"), values.market],
      ...(OF_MEDIUM.includes(field) ? [[text("sellingAids.filter.medium"), values.medium] as const] : []),
      ...certainty(spending, { medium: OF_MEDIUM.includes(field) ? medium : null, year }),
      [text("spending.fact.revision"), revisionText(spending.revision, spending.words)],
    ],
  };
}

/** How a figure follows from others of the same aid; null where it follows from none of them. */
function sumOf(field: FigureField, values: MergeValues): string | null {
  switch (field) {
    case "mediumShare":
      return `${values.mediumSpend} ÷ ${values.subVerticalSpend} = ${values.mediumShare}`;
    case "mediumGap":
      return `${values.nationMediumShare} − ${values.mediumShare} = ${values.mediumGap}`;
    default:
      return null;
  }
}
