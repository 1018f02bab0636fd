import registration from "./en-US/registration.json" with { type: "json" };

export default { registration };
