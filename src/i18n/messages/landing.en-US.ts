import landing from "./en-US/landing.json" with { type: "json" };

export default { landing };
