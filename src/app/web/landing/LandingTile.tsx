import { Link } from "react-router";
import { textIfKnown } from "#language/textIfKnown.ts";
import { useText } from "#language/useText.ts";
import { OwnMark } from "#ui/figures/OwnMark.tsx";
import { Breakable } from "#ui/look/Breakable.tsx";
import { openModal } from "../modals/modalState.ts";
import type { ResolvedRoute } from "#ui/route/routeItem.ts";
import { TILE_FIGURES } from "./figures/tileFigures.ts";
import style from "./LandingTile.module.css";

interface LandingTileProps {
  readonly route: ResolvedRoute;
  /** Whether the reader chose to follow it. */
  readonly followed?: boolean | undefined;
}

/** One way on: what it is called, what it is for, and a live number of it. */
export function LandingTile({ route: { path, label, icon: Icon, modal }, followed }: LandingTileProps) {
  const text = useText();
  const Figure = TILE_FIGURES[path];
  const purpose = label && textIfKnown(text, `landing.purpose.${label}`);
  const name = label && <Breakable words={text(`menu.${label}`)} />;
  return (
    <>
      <h2 className={style["name"]}>
        {Icon && <Icon size={18} stroke={1.6} aria-hidden="true" />}
        {modal ? (
          <button type="button" className={style["way"]} onClick={() => openModal(modal)}>
            {name}
          </button>
        ) : (
          <Link to={path} className={style["way"] ?? ""}>
            {name}
          </Link>
        )}
        {followed && <OwnMark says={text("landing.followed")} />}
      </h2>
      {purpose && <p className={style["purpose"]}>{purpose}</p>}
      {Figure && (
        <div className={style["figure"]}>
          <Figure />
        </div>
      )}
    </>
  );
}
