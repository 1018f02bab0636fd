import guides from "./en-US/guides.json" with { type: "json" };

export default { guides };
