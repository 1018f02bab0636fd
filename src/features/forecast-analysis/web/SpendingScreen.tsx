import { memo, useDeferredValue, useEffect, useState } from "react";
import { useText } from "#language/useText.ts";
import { EditHistory } from "./room/EditHistory.tsx";
import type { Room } from "./room/room.ts";
import { RoomFrame } from "./room/RoomFrame.tsx";
import { ScenarioBar } from "./scenarios/ScenarioBar.tsx";
import { AllocationSection } from "./spending/AllocationSection.tsx";
import { CoverageOfAll } from "./spending/CoverageOfTrades.tsx";
import { DriversSection } from "./spending/DriversSection.tsx";
import { FitSection } from "./spending/FitSection.tsx";
import { MovesSection } from "./spending/MovesSection.tsx";
import { ObservedSection } from "./spending/ObservedSection.tsx";
import { RacesSection } from "./spending/RacesSection.tsx";
import { ReconcileSection } from "./spending/ReconcileSection.tsx";
import { TradesSection } from "./spending/TradesSection.tsx";
import { lookAt } from "./workbench/workbenchState.ts";

/** `/administration/forecast-analysis/spending`: how the nation's money is divided among verticals and markets, and whether every sum ties. */
export default function SpendingScreen() {
  const text = useText();
  return (
    <RoomFrame title={text("forecastRoom.spending.title")} lead={text("forecastRoom.spending.lead")}>
      {(room, inputs) => (
        <>
          <ScenarioBar room={room} inputs={inputs} />
          <Allocations room={room} base={inputs.base.revision} />
          <EditHistory words={room.words} />
        </>
      )}
    </RoomFrame>
  );
}

interface AllocationsProps {
  readonly room: Room;
  /** The revision on the workbench. */
  readonly base: string;
}

function Allocations({ room, base }: AllocationsProps) {
  const [year, setYear] = useState(room.now.currentYear);
  useEffect(() => {
    lookAt(year);
    return () => lookAt(null);
  }, [year]);
  return (
    <>
      <AllocationSection room={room} year={year} onYear={setYear} />
      <RestOfSpending room={useDeferredValue(room)} base={base} year={year} />
    </>
  );
}

/** What stands below the matrix follows an edit a moment later, so that the matrix never waits for it. */
const RestOfSpending = memo(function RestOfSpending({
  room,
  base,
  year,
}: AllocationsProps & { readonly year: number }) {
  return (
    <>
      <DriversSection room={room} />
      <TradesSection room={room} base={base} />
      {room.opened.input.activity && <CoverageOfAll base={base} words={room.words} />}
      <FitSection room={room} />
      <RacesSection room={room} />
      <ObservedSection room={room} />
      <ReconcileSection room={room} />
      <MovesSection room={room} year={year} />
    </>
  );
});
