import { PROSPECT_BARS } from "#reports/parts/advertisers/prospectsChart.ts";
import type { Words } from "#words/words.ts";
import { changeCell } from "#blocks/spending/changeCell.ts";
import { roleColour } from "#charts/colours.ts";
import type { DigitalProspect } from "#domain/advertisers/digitalMarketProspects.ts";
import { columnScale } from "#i18n/money.ts";
import { BarList } from "#ui/figure/BarList.tsx";

/** The best prospects as bars of their score. */
export function ProspectBars({ rows, words }: { readonly rows: readonly DigitalProspect[]; readonly words: Words }) {
  const { text, formats } = words;
  const scale = columnScale(rows.map(({ dollars }) => dollars));
  return (
    <BarList
      heads={[
        text("verticals.prospects.column.name"),
        text("verticals.prospects.column.score"),
        formats.moneyHead(scale),
        text("verticals.prospects.column.growth"),
      ]}
      rows={rows.slice(0, PROSPECT_BARS).map((row) => ({
        id: row.prospect.id,
        name: formats.name(row.prospect.names),
        detail: words.subVertical(row.prospect.subVertical),
        length: row.score / 100,
        tick: null,
        fill: roleColour("digital"),
        forecast: false,
        cells: [
          { text: formats.count(row.score) },
          { text: formats.moneyIn(scale, row.dollars) },
          changeCell(row.growth, formats),
        ],
      }))}
    />
  );
}
