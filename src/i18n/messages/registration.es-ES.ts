import registration from "./es-ES/registration.json" with { type: "json" };
import sharedReport from "./es-ES/sharedReport.json" with { type: "json" };
import unsubscribe from "./es-ES/unsubscribe.json" with { type: "json" };

export default { registration, sharedReport, unsubscribe };
