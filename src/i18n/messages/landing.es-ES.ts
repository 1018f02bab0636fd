import landing from "./es-ES/landing.json" with { type: "json" };

export default { landing };
