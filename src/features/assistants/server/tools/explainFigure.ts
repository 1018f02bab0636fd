import { z } from "zod";
import { figureCourse } from "#features/revisions/contract.ts";
import { courseSteps } from "#language/words/courseSteps.ts";
import type { Words } from "#language/words/words.ts";
import { MEDIA } from "#domain/taxonomy/media.ts";
import { filtersOf, footer, frame, frameOf, ofFigures } from "../frame.ts";
import { categoryName, formats } from "../said.ts";
import { tool } from "../tool.ts";
import { dollars } from "./rows.ts";

const { political: _, ...place } = ofFigures;

export const explainFigure = tool(
  {
    name: "explain_figure",
    title: "Explain a figure",
    description:
      "How a market's dollars of a year came about: a sum by its parts, or, for one category on one medium in core or political money, every factor from the national total to the figure.",
    input: z.object({
      ...place,
      medium: z
        .enum(MEDIA.map(({ id }) => id))
        .optional()
        .describe("One medium; all of them where left out."),
      part: z.enum(["core", "political"]).optional().describe("Core or political money alone."),
    }),
    output: z.object({
      ...frame,
      market: z.string(),
      dollars,
      by: z.string().nullable().describe("What the parts are; null for one figure, which has steps instead."),
      parts: z.array(z.object({ id: z.string(), dollars })),
      steps: z.array(z.object({ name: z.string(), value: z.string(), lines: z.array(z.string()) })),
      band: z.object({ low: dollars, high: dollars }).nullable(),
    }),
  },
  async ({ medium, part, ...asked }, hands) => {
    const { told, words } = await frameOf(hands, { ...asked, political: "with" });
    const { year: _year, political: _political, ...scope } = filtersOf({ ...asked, political: "with" });
    const course = await hands.ask(figureCourse, {
      params: { revision: told.edition.id, market: asked.market },
      query: { ...scope, year: told.year, medium, part },
    });
    const parts = course.parts.map(({ id, dollars: amount }) => ({ id, dollars: amount }));
    const steps = course.course
      ? courseSteps(course.course, course.rows, words).map(({ name, value, lines }) => ({
          name,
          value,
          lines: [...lines],
        }))
      : [];
    return {
      lines: [
        `${words.market(asked.market)}, ${told.year}, ${categoryName(asked.category, words)}${medium === undefined ? "" : `, ${words.medium(medium)}`}: ${formats.dollars(course.dollars)}.`,
        ...parts.map(({ id, dollars: amount }) => `${partName(course.by, id, words)}: ${formats.dollars(amount)}`),
        ...steps.map(({ name, value, lines }) => [`${name}: ${value}`, ...lines].join(" | ")),
        ...footer(told, words),
      ],
      data: {
        ...told,
        market: asked.market,
        dollars: course.dollars,
        by: course.by,
        parts,
        steps,
        band: course.course?.band ?? null,
      },
    };
  },
);

function partName(by: string | null, id: string, words: Words): string {
  if (by === "medium") return words.medium(id);
  if (by === "vertical") return words.vertical(id);
  if (by === "subVertical") return words.subVertical(id);
  return by === "tvMarket" ? words.market(id) : id;
}
