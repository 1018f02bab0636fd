import type { ComponentType } from "react";
import { Link } from "react-router";
import { textIfKnown } from "#language/textIfKnown.ts";
import { useText } from "#language/useText.ts";
import { OwnMark } from "#ui/figures/OwnMark.tsx";
import { Breakable } from "#ui/look/Breakable.tsx";
import { useNearSight } from "#ui/look/useNearSight.ts";
import type { ResolvedRoute } from "#ui/route/routeItem.ts";
import { openModal } from "../modals/modalState.ts";
import { TILE_FIGURES } from "./figures/tileFigures.ts";
import style from "./LandingTiles.module.css";
import { FigureToCome } from "./TileFigure.tsx";

interface LandingTilesProps {
  readonly routes: readonly ResolvedRoute[];
  /** A way to all of them at once, above them and as wide as they are together. */
  readonly across?: ResolvedRoute | undefined;
  /** Paths of the ways that are marked as followed. */
  readonly followed?: ReadonlySet<string>;
  /** Whether they are a chapter of a screen, whose heading stands above theirs. */
  readonly within?: true;
}

/** A tile for each way on. */
export function LandingTiles({ routes, across, followed, within }: LandingTilesProps) {
  const heading = within ? "h3" : "h2";
  return (
    <ul className={style["tiles"]}>
      {across && (
        <li className={`${style["tile"]} ${style["across"]}`}>
          <LandingTile route={across} heading={heading} />
        </li>
      )}
      {routes.map((route) => (
        <li key={route.path} className={style["tile"]}>
          <LandingTile route={route} heading={heading} followed={followed?.has(route.path)} />
        </li>
      ))}
    </ul>
  );
}

interface LandingTileProps {
  readonly route: ResolvedRoute;
  readonly heading: "h2" | "h3";
  /** Whether the reader chose to follow it. */
  readonly followed?: boolean | undefined;
}

/** One way on: what it is called, what it is for, and a live number of it. */
function LandingTile({ route: { path, label, icon: Icon, modal }, heading: Heading, followed }: LandingTileProps) {
  const text = useText();
  const Figure = TILE_FIGURES[path];
  const purpose = label && textIfKnown(text, `landing.purpose.${label}`);
  const name = label && <Breakable words={text(`menu.${label}`)} />;
  return (
    <>
      <Heading className={style["name"]}>
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
      </Heading>
      {purpose && <p className={style["purpose"]}>{purpose}</p>}
      {Figure && <FigureInSight figure={Figure} />}
    </>
  );
}

/** A tile's number, whose wallet is loaded when the reader comes near. */
function FigureInSight({ figure: Figure }: { readonly figure: ComponentType }) {
  const [near, place] = useNearSight();
  return (
    <div ref={place} className={style["figure"]}>
      {near ? <Figure /> : <FigureToCome />}
    </div>
  );
}
