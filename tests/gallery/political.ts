import { politicalColumns } from "#charts/politicalColumns.ts";
import { politicalMonths } from "#charts/politicalMonths.ts";
import { politicalSpending } from "#domain/spending/politicalSpending.ts";
import { formatsFor } from "#i18n/format.ts";
import { galleryView, money, tick } from "./galleryView.ts";

const section = politicalSpending({ ...galleryView, year: 2024 });

/** Every election year with its amount, forecast years hatched. */
export const politicalWide = () => politicalColumns(section, 760, 300, { forecast: "Forecast", money, tick });

/** On a phone only the largest amount finds room. */
export const politicalNarrow = () => politicalColumns(section, 358, 300, { forecast: "Forecast", money, tick });

/** An election year month by month and added up. */
export const politicalByMonth = () =>
  politicalMonths(section, 480, 300, { month: (month) => formatsFor("en-US").month(month), money, tick });
