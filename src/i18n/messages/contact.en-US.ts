import contact from "./en-US/contact.json" with { type: "json" };

export default { contact };
