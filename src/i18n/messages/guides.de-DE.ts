import guides from "./de-DE/guides.json" with { type: "json" };

export default { guides };
