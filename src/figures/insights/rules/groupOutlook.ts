import { figure, span, yearFigure } from "../figures.ts";
import type { Rule } from "../rule.ts";

/** How digital and traditional media fare over the years ahead. */
export const groupOutlook: Rule = {
  name: "groupOutlook",
  block: "mediaAdSpendingTable",
  money: "core",
  find: (facts) => {
    const { rows, cagrFrom, cagrTo } = facts.section("mediaAdSpendingTable");
    const cagr = (id: string) => rows.find((row) => row.id === id)?.cagr ?? null;
    const [digital, traditional] = [cagr("digital"), cagr("traditional")];
    if (digital === null || traditional === null) return [];
    const apart = digital > 0.0005 && traditional < -0.0005;
    const when = span(cagrFrom, cagrTo);
    const kind = apart ? "rate" : "growth";
    const figures = {
      from: yearFigure(facts, cagrFrom),
      to: yearFigure(facts, cagrTo),
      digital: figure(facts, "cagr", digital, { medium: "digital", when, kind }),
      traditional: figure(facts, "cagr", traditional, { medium: "traditional", when, kind }),
    };
    const weight = 0.3 + Math.min(Math.abs(digital - traditional) * 3, 0.4);
    return [{ message: apart ? "groupsApart" : "groups", subject: "groups", weight, figures }];
  },
  supports: (message, shown) =>
    shown("to") > shown("from") && (message === "groups" || (shown("digital") > 0 && shown("traditional") < 0)),
};
