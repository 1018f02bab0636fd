import landing from "./de-DE/landing.json" with { type: "json" };

export default { landing };
