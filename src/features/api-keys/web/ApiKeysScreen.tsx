import { ApiKeysPage } from "./ApiKeysPage.tsx";

/** `/administration/api-keys`: everybody's keys. */
export default function ApiKeysScreen() {
  return <ApiKeysPage whose="all" />;
}
