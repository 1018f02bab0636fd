import { lazy, Suspense } from "react";
import { loadMessages } from "#language/text.ts";
import { viewAsGrant } from "./viewAsState.ts";

const ViewAsLine = lazy(async () => {
  const [line] = await Promise.all([import("./ViewAsLine.tsx"), loadMessages("onScreens")]);
  return line;
});

/** Stands above every screen while an administrator looks as somebody else: as whom, for how long, and the way back. */
export function ViewAsBanner() {
  const grant = viewAsGrant();
  return (
    grant && (
      <Suspense>
        <ViewAsLine grant={grant} />
      </Suspense>
    )
  );
}
