import { useEffect, useState } from "react";
import type { Basemap } from "#features/account/contract.ts";
import { loadClientConfig } from "#ui/session/clientConfig.ts";

/** What maps lie on: null where no tiles are configured or nobody could be asked, undefined until that is known. */
export function useBasemap(): Basemap | null | undefined {
  const [basemap, setBasemap] = useState<Basemap | null>();
  useEffect(() => {
    loadClientConfig().then(
      (config) => setBasemap(config.basemap),
      () => setBasemap(null),
    );
  }, []);
  return basemap;
}
