import registration from "./en-US/registration.json" with { type: "json" };
import sharedReport from "./en-US/sharedReport.json" with { type: "json" };
import unsubscribe from "./en-US/unsubscribe.json" with { type: "json" };

export default { registration, sharedReport, unsubscribe };
