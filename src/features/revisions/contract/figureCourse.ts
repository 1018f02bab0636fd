import { z } from "zod";
import { ASSUMED_FIELDS } from "#domain/forecast/assumptions.ts";
import { COUNTY_DRIVERS } from "#domain/markets/countyDriver.ts";
import { OFFICES } from "#domain/races/race.ts";
import { BASES } from "#domain/revisions/revision.ts";
import { course } from "#platform/api/courseSchema.ts";
import type { Endpoint } from "#platform/api/endpoint.ts";

const driver = z.enum(COUNTY_DRIVERS);

const ofFile = {
  file: z.string().describe("Name of the file."),
  line: z.number().int().nullable().describe("Line of the file, from 1; null where it is not known."),
};

export const figureCourse = {
  method: "GET",
  url: "/revisions/:revision/courses/:market",
  name: "figureCourse",
  tag: "revisions",
  summary:
    "Explains a market's dollars in a year: a sum by its parts, or one figure factor by factor down to the source rows",
  allow: "signedIn",
  markets: ["params.market"],
  verticals: ["query.vertical", "query.subVertical"],
  params: z.object({
    revision: z.string().describe("A revision's id."),
    market: z.string().describe("A market's id."),
  }),
  query: z.object({
    year: z.coerce.number().int().describe("A calendar year."),
    medium: z
      .string()
      .optional()
      .describe("A medium, or `digital` or `traditional` for all of a group; all media without it."),
    vertical: z.string().optional().describe("A vertical's id; all of them without it."),
    subVertical: z.string().optional().describe("A sub-vertical's id; all of them without it."),
    part: z.enum(["core", "political"]).optional().describe("Core or political money alone; both without it."),
  }),
  response: z
    .object({
      revision: z.string().describe("A revision's id."),
      market: z.string().describe("A market's id."),
      year: z.number().int().describe("A calendar year."),
      dollars: z.number().nullable().describe("Whole US dollars of the year; null is no data."),
      by: z
        .enum(["medium", "part", "vertical", "subVertical", "tvMarket"])
        .nullable()
        .describe("What the parts are; null for one figure, which has a course instead."),
      parts: z
        .array(
          z.object({
            id: z.string().describe("Id of the medium, part, vertical, sub-vertical or market."),
            dollars: z.number().nullable().describe("Whole dollars; null is no data."),
            slices: z
              .object({
                of: z.number().describe("What the TV market spends in all, in whole dollars."),
                offset: z.number().describe("Where the first stretch begins."),
                stretches: z
                  .array(
                    z.object({
                      from: z.number().describe("Where it begins, 0–1."),
                      to: z.number().describe("Where it ends, 0–1."),
                    }),
                  )
                  .readonly()
                  .describe("Which stretches of it lie in the market, 0–1."),
              })
              .nullable()
              .describe(
                "Of TV markets: what they spend, and the stretches of it, 0 to 1, that lie in the market; null where the caller does not have the TV market.",
              ),
          }),
        )
        .readonly()
        .describe("What the figure adds up from."),
      course: course.nullable().describe("How the figure came about, number by number; null where it is a sum."),
      rows: z
        .object({
          totals: z
            .array(
              z.object({
                ...ofFile,
                year: z.number().int().describe("A calendar year."),
                dollars: z.number().describe("Whole dollars."),
                basis: z.enum(BASES).describe("What the total rests on."),
                source: z.string().describe("Where the figure comes from."),
              }),
            )
            .readonly()
            .describe("Every year that is given of the medium; empty where the total is not told."),
          mix: z
            .object({ ...ofFile, weight: z.number().describe("The weight of the sub-vertical in the mix.") })
            .nullable()
            .describe("The row of the mix that gives the sub-vertical its weight; null is no data."),
          market: z.object(ofFile).nullable().describe("The row of the market; null where there is none."),
          counties: z
            .array(
              z.object({
                fips: z.string().describe("FIPS code of the county."),
                name: z.string().describe("The county's name."),
                state: z.string().describe("Postal code of the state."),
                share: z.number().describe("Part of the county that lies in the market."),
                shareLine: z
                  .number()
                  .int()
                  .nullable()
                  .describe("Line of the file with the county's share; null where it is not known."),
                line: z.number().int().nullable().describe("Line of the file of counties; null where it is not known."),
                population: z.number().describe("People who live there."),
                households: z.number().describe("Households that live there."),
                income: z.number().describe("Household income in dollars."),
                retailSales: z.number().describe("Retail sales in dollars."),
                establishments: z.number().describe("Business establishments."),
                estimated: z.array(driver).readonly().describe("Which of these no file gives."),
              }),
            )
            .readonly()
            .describe("Rows of the market's counties."),
          countiesFile: z.string().describe("File of the counties."),
          marketCountiesFile: z.string().describe("File that says which counties a market has."),
          spend: z
            .array(
              z.object({
                ...ofFile,
                target: z.string().describe("What the line is about: a sub-vertical, or another target of the file."),
                medium: z.string().describe("A medium's id."),
                dollars: z.number().describe("Whole dollars of the line."),
                least: z
                  .boolean()
                  .describe("Whether it tells only a part of what was spent: there is as much or more."),
              }),
            )
            .readonly()
            .describe("The spend lines that speak of the figure."),
          trade: z
            .object({
              file: z.string().nullable().describe("File that says so; null where it is built in."),
              countsFile: z.string().nullable().describe("File that counts it; null where there is none."),
              naics: z.array(z.string()).readonly().describe("NAICS codes."),
              reason: z
                .object({
                  en: z.string().describe("In English."),
                  es: z.string().nullable().describe("In Spanish; null where it is not written."),
                  de: z.string().nullable().describe("In German; null where it is not written."),
                })
                .readonly()
                .optional()
                .describe("Why."),
            })
            .nullable()
            .describe(
              "What the category follows from market to market, and where that is counted; null where there is none.",
            ),
          historyFile: z
            .string()
            .nullable()
            .describe("File of counties by year; null where it does not reach the figure."),
          racesFile: z.string().nullable().describe("File of races; null where it does not reach the figure."),
          observed: z
            .object({
              files: z.array(z.string()).readonly().describe("Names of the files."),
              firstDay: z.iso.date().describe("First day, `YYYY-MM-DD`."),
              endDay: z.iso.date().describe("The day after the last, `YYYY-MM-DD`."),
            })
            .nullable()
            .describe(
              "Files of observed spending that reach the figure, and the days they speak of; null where none does.",
            ),
          unknown: z
            .object({
              drivers: z
                .array(
                  z.object({
                    driver: driver.describe("Which driver."),
                    year: z.number().int().nullable().describe("The last year that is told; null where no year is."),
                  }),
                )
                .readonly()
                .describe("Drivers that the file of counties by year tells up to an earlier year, or of no year."),
              counties: z
                .array(z.string())
                .readonly()
                .describe("Names of the market's counties whose trades the file does not tell."),
              races: z
                .array(
                  z.object({
                    office: z.enum(OFFICES).describe("The office the race is for."),
                    state: z.string().describe("Postal code of the state."),
                  }),
                )
                .readonly()
                .describe("Races in the states of the market that no one rated."),
            })
            .describe("What no file tells of the figure's place and year, so that a rule is used instead."),
          assumed: z.array(z.enum(ASSUMED_FIELDS)).readonly().describe("What of the assumptions reaches the figure."),
        })
        .nullable()
        .describe(
          "The rows that the course was calculated from, each with its file and line; null where there is no course, or it was calculated from others' parts.",
        ),
    })
    .meta({ id: "FigureCourse", description: "How dollars of a market came about." }),
} satisfies Endpoint;
