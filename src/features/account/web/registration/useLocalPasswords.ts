import { useClientConfig } from "../useClientConfig.ts";

/** Whether passwords are kept here, or by a provider in the cloud. Until the server has said so, they are taken to be here. */
export function useLocalPasswords(): boolean {
  const { config } = useClientConfig();
  return config?.providers.some(({ name }) => name === "local") ?? true;
}
