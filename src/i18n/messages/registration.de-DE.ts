import registration from "./de-DE/registration.json" with { type: "json" };

export default { registration };
