import registration from "./es-ES/registration.json" with { type: "json" };

export default { registration };
