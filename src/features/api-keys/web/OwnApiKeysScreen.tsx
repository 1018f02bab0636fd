import { ApiKeysPage } from "./ApiKeysPage.tsx";

/** `/api-keys`: the keys of whoever is signed in. */
export default function OwnApiKeysScreen() {
  return <ApiKeysPage whose="own" />;
}
