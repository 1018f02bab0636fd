import about from "./en-US/about.json" with { type: "json" };
import accessRequests from "./en-US/accessRequests.json" with { type: "json" };
import adIntel from "./en-US/adIntel.json" with { type: "json" };
import apiKeys from "./en-US/apiKeys.json" with { type: "json" };
import audit from "./en-US/audit.json" with { type: "json" };
import bulk from "./en-US/bulk.json" with { type: "json" };
import customers from "./en-US/customers.json" with { type: "json" };
import forecastRoom from "./en-US/forecastRoom.json" with { type: "json" };
import health from "./en-US/health.json" with { type: "json" };
import imports from "./en-US/imports.json" with { type: "json" };
import lists from "./en-US/lists.json" with { type: "json" };
import marketEditing from "./en-US/marketEditing.json" with { type: "json" };
import newsroom from "./en-US/newsroom.json" with { type: "json" };
import privacy from "./en-US/privacy.json" with { type: "json" };
import reportLinks from "./en-US/reportLinks.json" with { type: "json" };
import revisions from "./en-US/revisions.json" with { type: "json" };
import users from "./en-US/users.json" with { type: "json" };

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
