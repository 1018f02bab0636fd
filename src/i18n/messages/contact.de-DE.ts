import contact from "./de-DE/contact.json" with { type: "json" };

export default { contact };
