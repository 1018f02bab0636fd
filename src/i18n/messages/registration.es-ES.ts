import registration from "./es-ES/registration.json" with { type: "json" };
import sharedReport from "./es-ES/sharedReport.json" with { type: "json" };

export default { registration, sharedReport };
