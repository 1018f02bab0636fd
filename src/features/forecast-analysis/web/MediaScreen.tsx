import { memo, useDeferredValue } from "react";
import { useText } from "#language/useText.ts";
import { AccuracySection } from "./accuracy/AccuracySection.tsx";
import { AnchorsSection } from "./media/AnchorsSection.tsx";
import { MixSection } from "./media/MixSection.tsx";
import { OutlookSection } from "./media/OutlookSection.tsx";
import { TotalsSection } from "./media/TotalsSection.tsx";
import { EditHistory } from "./room/EditHistory.tsx";
import type { Room } from "./room/room.ts";
import { RoomFrame } from "./room/RoomFrame.tsx";
import { ScenarioBar } from "./scenarios/ScenarioBar.tsx";

/** `/administration/forecast-analysis/media`: the nation's totals, what drives them, and where each vertical's money goes. */
export default function MediaScreen() {
  const text = useText();
  return (
    <RoomFrame title={text("forecastRoom.media.title")} lead={text("forecastRoom.media.lead")}>
      {(room, inputs) => (
        <>
          <ScenarioBar room={room} inputs={inputs} />
          <TotalsSection room={room} />
          <Rest room={room} />
          <EditHistory words={room.words} />
        </>
      )}
    </RoomFrame>
  );
}

/** What stands below the totals follows an edit a moment later, so that the totals never wait for it. */
function Rest({ room }: { readonly room: Room }) {
  return <RestOfMedia room={useDeferredValue(room)} />;
}

const RestOfMedia = memo(function RestOfMedia({ room }: { readonly room: Room }) {
  return (
    <>
      <OutlookSection room={room} />
      <AnchorsSection room={room} />
      <MixSection room={room} />
      <AccuracySection words={room.words} />
    </>
  );
});
