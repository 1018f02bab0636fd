import about from "./de-DE/about.json" with { type: "json" };
import accessRequests from "./de-DE/accessRequests.json" with { type: "json" };
import adIntel from "./de-DE/adIntel.json" with { type: "json" };
import apiKeys from "./de-DE/apiKeys.json" with { type: "json" };
import audit from "./de-DE/audit.json" with { type: "json" };
import bulk from "./de-DE/bulk.json" with { type: "json" };
import customers from "./de-DE/customers.json" with { type: "json" };
import forecastRoom from "./de-DE/forecastRoom.json" with { type: "json" };
import health from "./de-DE/health.json" with { type: "json" };
import imports from "./de-DE/imports.json" with { type: "json" };
import lists from "./de-DE/lists.json" with { type: "json" };
import marketEditing from "./de-DE/marketEditing.json" with { type: "json" };
import newsroom from "./de-DE/newsroom.json" with { type: "json" };
import privacy from "./de-DE/privacy.json" with { type: "json" };
import reportLinks from "./de-DE/reportLinks.json" with { type: "json" };
import revisions from "./de-DE/revisions.json" with { type: "json" };
import users from "./de-DE/users.json" with { type: "json" };

export default {
  about,
  accessRequests,
  adIntel,
  apiKeys,
  audit,
  bulk,
  customers,
  forecastRoom,
  health,
  imports,
  lists,
  marketEditing,
  newsroom,
  privacy,
  reportLinks,
  revisions,
  users,
};
