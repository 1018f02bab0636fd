import { useQuery } from "@tanstack/react-query";
import { IconArrowsDiff, IconStar, IconStarOff } from "@tabler/icons-react";
import type { Spending } from "#documents/spending.ts";
import { DetailDrawer } from "#ui/form/DetailDrawer.tsx";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { LoadingBlock } from "#ui/look/LoadingBlock.tsx";
import { ErrorState } from "#ui/problem/ErrorState.tsx";
import type { StationOverview } from "../../contract.ts";
import { BESIDE_AT_MOST } from "../beside/besideAddress.ts";
import { oneContourQuery, stationQuery } from "../stationsQueries.ts";
import { channelText, frequencyText, placeText, programmeOf } from "#language/words/stationWords.ts";
import { AudienceTrend } from "./AudienceTrend.tsx";
import { CoverageMap } from "./CoverageMap.tsx";
import { RevenueTrend } from "./RevenueTrend.tsx";
import { Sisters } from "./Sisters.tsx";
import { StationFacts } from "./StationFacts.tsx";
import style from "./StationDrawer.module.css";

interface StationDrawerProps {
  readonly id: string;
  readonly overview: StationOverview;
  readonly spending: Spending;
  readonly isOwn: boolean;
  readonly onOwn: (own: boolean) => void;
  readonly beside: readonly string[];
  readonly onBeside: (stations: readonly string[]) => void;
  readonly onOpen: (station: string) => void;
  readonly onClose: () => void;
}

/** Everything about one station at the side of the table. */
export function StationDrawer(props: StationDrawerProps) {
  const { id, overview, spending, isOwn, onOwn, beside, onBeside, onOpen, onClose } = props;
  const { words, revision } = spending;
  const { text } = words;
  const { data: detail, error, refetch } = useQuery(stationQuery(revision.id, id));
  const market = detail?.station.market ?? overview.market;
  const { data: contours } = useQuery({ ...oneContourQuery(revision.id, market, id), enabled: detail !== undefined });
  const station = detail?.station ?? overview.rows.find((row) => row.station.id === id)?.station;
  const where = station && [
    station.medium === "tv" ? channelText(station, words) : frequencyText(station, words),
    programmeOf(station),
    placeText(station),
  ];
  return (
    <DetailDrawer
      open
      title={station?.callSign ?? text("stations.detail.loading")}
      note={where?.filter(Boolean).join(" · ")}
      onClose={onClose}
      actions={
        detail && (
          <>
            <ActionButton onClick={() => onOwn(!isOwn)}>
              {isOwn ? <IconStarOff size={16} aria-hidden="true" /> : <IconStar size={16} aria-hidden="true" />}
              {text(isOwn ? "stations.own.drop" : "stations.own.add")}
            </ActionButton>
            {!beside.includes(id) && (
              <ActionButton
                disabled={beside.length >= BESIDE_AT_MOST}
                title={beside.length >= BESIDE_AT_MOST ? text("stations.beside.full") : undefined}
                onClick={() => onBeside([...beside, id])}
              >
                <IconArrowsDiff size={16} aria-hidden="true" />
                {text("stations.beside.add")}
              </ActionButton>
            )}
          </>
        )
      }
    >
      {error ? (
        <ErrorState reason={error} onRetry={() => void refetch()} />
      ) : detail ? (
        <div className={style["parts"]}>
          <StationFacts detail={detail} words={words} />
          <CoverageMap detail={detail} contours={contours} market={market} spending={spending} />
          <AudienceTrend detail={detail} overview={overview} words={words} />
          <RevenueTrend detail={detail} words={words} />
          <Sisters detail={detail} here={overview.market} words={words} onOpen={onOpen} />
        </div>
      ) : (
        <LoadingBlock />
      )}
    </DetailDrawer>
  );
}
