import contact from "./es-ES/contact.json" with { type: "json" };

export default { contact };
