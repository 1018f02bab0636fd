import { IconRoute } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useText } from "#language/useText.ts";
import { sessionQuery } from "../queries/sessionQuery.ts";
import style from "./TourInvitation.module.css";
import { tourFor } from "./tourFor.ts";
import { openTour, useTourState } from "./tourState.ts";
import { beginWay } from "./tourWay.ts";

interface TourInvitationProps {
  /** Whether it stays for who is through with the tour. */
  readonly always?: boolean;
}

/** A quiet line that begins the tour, or goes on with it. */
export function TourInvitation({ always = false }: TourInvitationProps) {
  const text = useText();
  const { data: session } = useQuery(sessionQuery());
  const { opened } = useTourState();
  // Who looks through another one's eyes would take that one's tour.
  if (!session || session.viewAs || opened) return null;
  const { tour } = session;
  if (tour?.state === "finished" && !always) return null;
  const { at, steps } = beginWay(tourFor(session), tour);
  const isBegun = tour !== null && tour.state !== "finished";
  return (
    <p className={style["invitation"]}>
      <button type="button" className={style["way"]} onClick={openTour}>
        <IconRoute size={18} stroke={1.6} aria-hidden="true" />
        {isBegun ? text("home.tour.resume", { step: at + 1, count: steps.length }) : text("home.tour.take")}
      </button>
    </p>
  );
}
