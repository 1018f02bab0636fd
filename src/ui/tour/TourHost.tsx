import { lazy, Suspense } from "react";
import { loadMessages } from "#language/text.ts";
import { useTourState } from "./tourState.ts";

const Tour = lazy(async () => {
  const [tour] = await Promise.all([import("./Tour.tsx"), loadMessages("tour")]);
  return tour;
});

/** Holds the tour while it is being taken, in a part of the script of its own. Stands once in the shell. */
export function TourHost() {
  const { opened } = useTourState();
  return (
    opened && (
      <Suspense>
        <Tour />
      </Suspense>
    )
  );
}
