import type { ContactTopic } from "#domain/contactTopics.ts";
import { type Names, names } from "#domain/taxonomy/name.ts";

/** What mails call the topics of messages to the account team. */
export const CONTACT_TOPIC_NAMES: Readonly<Record<ContactTopic, Names>> = {
  data: names("question about the data", "pregunta sobre los datos", "Frage zu den Daten"),
  access: names("access", "acceso", "Zugang"),
  billing: names("billing", "facturación", "Abrechnung"),
  training: names("training", "formación", "Schulung"),
  bug: names("something does not work", "algo no funciona", "etwas funktioniert nicht"),
};
