import registration from "./de-DE/registration.json" with { type: "json" };
import sharedReport from "./de-DE/sharedReport.json" with { type: "json" };
import unsubscribe from "./de-DE/unsubscribe.json" with { type: "json" };

export default { registration, sharedReport, unsubscribe };
