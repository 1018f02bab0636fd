import { IconArrowLeft, IconArrowRight } from "@tabler/icons-react";
import { memo } from "react";
import { Link, useSearchParams } from "react-router";
import { SPENDING_SCREEN } from "#ui/figures/exports/downloadedScreen.ts";
import { ScreenHead } from "#ui/figures/frame/ScreenHead.tsx";
import type { Spending } from "#documents/spending.ts";
import { verticalMark } from "#documents/parts/ownMark.ts";
import { VERTICALS } from "#domain/taxonomy/verticals.ts";
import type { Vertical } from "#domain/taxonomy/verticals.ts";
import { VERTICAL_DEFINITIONS } from "#domain/verticals/verticalDefinitions.ts";
import { OwnMark } from "#ui/figures/OwnMark.tsx";
import { VERTICAL_ICONS } from "#ui/look/verticalIcons.ts";
import { verticalPath } from "../verticalPath.ts";
import style from "./VerticalHead.module.css";

interface VerticalHeadProps {
  readonly spending: Spending;
  readonly vertical: Vertical;
}

/** Which vertical this is, who is meant by it, and the way to its neighbours. */
export const VerticalHead = memo(function VerticalHead({ spending, vertical }: VerticalHeadProps) {
  const { market, own, words } = spending;
  const { text, formats } = words;
  const Sign = VERTICAL_ICONS[vertical.id];
  const mark = verticalMark(vertical.id, own, words);
  const place = text("verticals.kind", { number: vertical.number, all: VERTICALS.length });
  return (
    <ScreenHead
      spending={spending}
      offersScenarios
      downloads={SPENDING_SCREEN}
      kind={`${place} · ${text("verticals.inMarket", { market: words.market(market.id) })}`}
      name={
        <>
          <Sign size={26} stroke={1.6} aria-hidden="true" />
          {formats.name(vertical.names)}
          {mark && <OwnMark says={mark} />}
        </>
      }
      line={formats.name(VERTICAL_DEFINITIONS[vertical.id])}
      aside={<Neighbours spending={spending} vertical={vertical} />}
    />
  );
});

/** The verticals before and after this one among those that may be seen; after the last comes the first. */
function Neighbours({ spending: { revision, words }, vertical }: VerticalHeadProps) {
  const { text, formats } = words;
  const [search] = useSearchParams();
  const known = VERTICALS.filter(({ subVerticals }) =>
    subVerticals.some(({ id }) => revision.subVerticals.includes(id)),
  );
  const at = known.indexOf(vertical);
  const [before, after] = [known.at(at - 1), known[(at + 1) % known.length]];
  if (at < 0 || known.length < 2 || !before || !after) return null;
  const [previous, next] = [formats.name(before.names), formats.name(after.names)];
  return (
    <nav className={style["neighbours"]} aria-label={text("verticals.others")}>
      <Link to={verticalPath(before, search)} aria-label={text("verticals.previous", { name: previous })}>
        <IconArrowLeft size={16} aria-hidden="true" />
        {previous}
      </Link>
      <Link to={verticalPath(after, search)} aria-label={text("verticals.next", { name: next })}>
        {next}
        <IconArrowRight size={16} aria-hidden="true" />
      </Link>
    </nav>
  );
}
