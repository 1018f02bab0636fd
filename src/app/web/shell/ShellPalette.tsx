import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useText } from "#language/useText.ts";
import { PaletteHost } from "#ui/palette/PaletteHost.tsx";
import type { PaletteScreen } from "#ui/palette/screenEntries.ts";
import { sessionQuery } from "#ui/queries/sessionQuery.ts";
import { guard } from "../guard.ts";
import { flatten } from "../resolveRoutes.ts";
import { RESOLVED_ROUTES, trailTo } from "../routes/resolvedRoutes.ts";

/** The command palette with the screens that this visitor may enter. */
export function ShellPalette() {
  const text = useText();
  const { data: session } = useQuery(sessionQuery());
  const screens = useMemo(
    () =>
      flatten(RESOLVED_ROUTES)
        .filter((route) => route.search && !route.modal && guard(route, session ?? null) === "enter")
        .flatMap(({ path, label, figures }): PaletteScreen[] => {
          const parent = trailTo(path).at(-2)?.label;
          return label === undefined
            ? []
            : [
                {
                  path,
                  label: text(`menu.${label}`),
                  ...(parent && { parent: text(`menu.${parent}`) }),
                  ...(figures && { figures }),
                },
              ];
        }),
    [session, text],
  );
  return <PaletteHost screens={screens} />;
}
