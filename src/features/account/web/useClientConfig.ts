import { useCallback, useEffect, useState } from "react";
import { loadClientConfig } from "#ui/session/clientConfig.ts";
import type { ClientConfig } from "../contract.ts";

interface LoadedConfig {
  /** null while loading, and after a failure. */
  readonly config: ClientConfig | null;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** What the server says about sign-in; without the query cache, which the sign-in page does not load. */
export function useClientConfig(): LoadedConfig {
  const [config, setConfig] = useState<ClientConfig | null>(null);
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => loadClientConfig().then(setConfig, () => setFailed(true)), []);

  useEffect(() => void load(), [load]);
  const retry = () => {
    setFailed(false);
    void load();
  };
  return { config, failed, retry };
}
