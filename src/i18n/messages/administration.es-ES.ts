import about from "./es-ES/about.json" with { type: "json" };
import accessRequests from "./es-ES/accessRequests.json" with { type: "json" };
import adIntel from "./es-ES/adIntel.json" with { type: "json" };
import apiKeys from "./es-ES/apiKeys.json" with { type: "json" };
import audit from "./es-ES/audit.json" with { type: "json" };
import bulk from "./es-ES/bulk.json" with { type: "json" };
import customers from "./es-ES/customers.json" with { type: "json" };
import forecastRoom from "./es-ES/forecastRoom.json" with { type: "json" };
import health from "./es-ES/health.json" with { type: "json" };
import imports from "./es-ES/imports.json" with { type: "json" };
import lists from "./es-ES/lists.json" with { type: "json" };
import marketEditing from "./es-ES/marketEditing.json" with { type: "json" };
import newsroom from "./es-ES/newsroom.json" with { type: "json" };
import privacy from "./es-ES/privacy.json" with { type: "json" };
import reportLinks from "./es-ES/reportLinks.json" with { type: "json" };
import revisions from "./es-ES/revisions.json" with { type: "json" };
import users from "./es-ES/users.json" with { type: "json" };

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
