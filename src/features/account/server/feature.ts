import { leave } from "../contract.ts";

export const accountFeature = {
  contracts: [leave],
  // `leave` is answered where sign-ins are noted, in `app/server/plugins/signInHistory.ts`.
  routes: [],
};
