import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { mayUse } from "#domain/access/access.ts";
import { contentLink } from "#domain/content/contentLink.ts";
import { recomputed } from "#domain/forecast/recomputed.ts";
import { courseSteps } from "#language/words/courseSteps.ts";
import type { Words } from "#language/words/words.ts";
import { LinkButton } from "#ui/look/LinkButton.tsx";
import { QuietButton } from "#ui/look/QuietButton.tsx";
import { sessionQuery } from "#ui/queries/sessionQuery.ts";
import panel from "../../ExplanationPanel.module.css";
import type { MoneyBehind, MoneyQuestion } from "../../figureLayer.ts";
import style from "./CoursePart.module.css";
import { courseQuery, type FigureCourse } from "./courseQuery.ts";
import { moneyText, partQuestion, partText } from "./moneyText.ts";

/** Few save it, so it is loaded when somebody does. */
async function saved(data: FigureCourse, question: MoneyQuestion, spending: MoneyBehind["spending"]): Promise<void> {
  const { saveCourse } = await import("./saveCourse.ts");
  await saveCourse(data, question, spending);
}

/** How the dollars behind a figure came about: a sum by its parts, one figure step by step; each part can be followed further down. */
export default function CoursePart({ behind: { spending, question } }: { readonly behind: MoneyBehind }) {
  const { words, revision } = spending;
  const { text } = words;
  const [way, setWay] = useState<readonly MoneyQuestion[]>([question]);
  const asked = way.at(-1) ?? question;
  const { data, isError } = useQuery(courseQuery(revision.id, asked));
  return (
    <section className={panel["part"]} data-testid="course">
      <h4>{text("explain.course.title")}</h4>
      {way.length > 1 && (
        <LinkButton onClick={() => setWay(way.slice(0, -1))}>← {moneyText(way.at(-2) ?? question, words)}</LinkButton>
      )}
      <p className={style["behind"]}>
        <span>{moneyText(asked, words)}</span>
        {data && <strong>{words.formats.dollars(data.dollars)}</strong>}
      </p>
      {!data && <p role="status">{text(isError ? "explain.course.failed" : "explain.course.loading")}</p>}
      {data && data.by !== null && (
        <PartList data={data} words={words} onFollow={(id) => setWay([...way, partQuestion(asked, data.by!, id)])} />
      )}
      {data?.by === null && !data.course && <p>{text("explain.course.none")}</p>}
      {data?.course && <Steps data={data} words={words} save={() => saved(data, asked, spending)} />}
    </section>
  );
}

interface PartListProps {
  readonly data: FigureCourse;
  readonly words: Words;
  readonly onFollow: (id: string) => void;
}

/** What a sum adds up, the largest first. */
function PartList({ data: { by, parts }, words, onFollow }: PartListProps) {
  const { text, formats } = words;
  if (by === null) return null;
  const known = parts.toSorted((a, b) => (b.dollars ?? 0) - (a.dollars ?? 0));
  return (
    <>
      <p>{text("explain.course.partsOf")}</p>
      <ul className={style["parts"]}>
        {known.map(({ id, dollars, slices }) => {
          const stretch = slices?.stretches.reduce((sum, { from, to }) => sum + to - from, 0);
          const isFollowed = by !== "tvMarket" || slices !== null;
          return (
            <li key={id}>
              {isFollowed ? (
                <LinkButton onClick={() => onFollow(id)}>{partText(by, id, words)}</LinkButton>
              ) : (
                <span>{text("explain.course.locked")}</span>
              )}
              <span>{formats.dollars(dollars)}</span>
              {slices && stretch !== undefined && (
                <small>
                  {text("explain.course.slice", {
                    part: formats.factor(stretch),
                    dollars: formats.dollars(slices.of),
                  })}
                </small>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

interface StepsProps {
  readonly data: FigureCourse;
  readonly words: Words;
  readonly save: () => Promise<void>;
}

/** From the national total to the figure, with the figure made again of the same numbers on request. */
function Steps({ data: { course, rows, dollars }, words, save }: StepsProps) {
  const { text, formats } = words;
  const { data: session } = useSuspenseQuery(sessionQuery());
  const [outcome, setOutcome] = useState<ReturnType<typeof recomputed> | null>(null);
  if (!course) return null;
  const shown = formats.dollars(dollars);
  const isSame = outcome?.agrees === true && outcome.dollars === dollars;
  return (
    <>
      <ol className={style["steps"]}>
        {courseSteps(course, rows, words).map(({ step, name, value, lines }) => (
          <li key={step}>
            <p>
              <span>{name}</span>
              <strong>{value}</strong>
            </p>
            <ul>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {rows && rows.assumed.length > 0 && (
        <p>
          {text("explain.course.assumptions", {
            fields: formats.list(rows.assumed.map((field) => text(`explain.course.assumption.${field}`))),
          })}
        </p>
      )}
      <p className={style["ways"]}>
        <QuietButton onClick={() => setOutcome(recomputed(course))}>{text("explain.course.recalculate")}</QuietButton>
        <QuietButton onClick={() => void save()}>{text("explain.course.save")}</QuietButton>
        {mayUse({ ...session, markets: [], verticals: [] }, { access: ["guidesAndInsights"] }) && (
          <Link to={contentLink({ kind: "method", key: "method-and-definitions" })}>
            {text("explain.course.method")}
          </Link>
        )}
      </p>
      <p role="status" data-testid="recalculated" data-agrees={outcome ? isSame : undefined}>
        {outcome &&
          text(isSame ? "explain.course.agrees" : "explain.course.differs", {
            dollars: formats.dollars(outcome.dollars),
            shown,
          })}
      </p>
    </>
  );
}
