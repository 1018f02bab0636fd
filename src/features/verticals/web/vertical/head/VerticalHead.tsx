import { IconArrowLeft, IconArrowRight } from "@tabler/icons-react";
import { memo } from "react";
import { Link, useSearchParams } from "react-router";
import { verticalMark } from "#documents/parts/ownMark.ts";
import type { Spending } from "#documents/spending.ts";
import { type Vertical, VERTICALS } from "#domain/taxonomy/verticals.ts";
import { SPENDING_SCREEN } from "#ui/figures/exports/downloadedScreen.ts";
import { ScreenHead } from "#ui/figures/frame/ScreenHead.tsx";
import { OwnMark } from "#ui/figures/OwnMark.tsx";
import { verticalPath } from "../verticalPath.ts";
import style from "./VerticalHead.module.css";

interface VerticalHeadProps {
  readonly spending: Spending;
  readonly vertical: Vertical;
}

/** Whether the vertical is one that the reader follows, and the ways to its neighbours. */
export const VerticalHead = memo(function VerticalHead({ spending, vertical }: VerticalHeadProps) {
  const { own, words } = spending;
  const mark = verticalMark(vertical.id, own, words);
  return (
    <ScreenHead
      spending={spending}
      offersScenarios
      downloads={SPENDING_SCREEN}
      beside={
        <>
          {mark && <OwnMark says={mark} />}
          <Neighbours spending={spending} vertical={vertical} />
        </>
      }
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
      <Link
        to={verticalPath(before, search)}
        aria-label={text("verticals.previous", { name: previous })}
        title={text("verticals.previous", { name: previous })}
      >
        <IconArrowLeft size={18} stroke={1.6} aria-hidden="true" />
      </Link>
      <Link
        to={verticalPath(after, search)}
        aria-label={text("verticals.next", { name: next })}
        title={text("verticals.next", { name: next })}
      >
        <IconArrowRight size={18} stroke={1.6} aria-hidden="true" />
      </Link>
    </nav>
  );
}
