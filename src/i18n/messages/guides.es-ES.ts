import guides from "./es-ES/guides.json" with { type: "json" };

export default { guides };
