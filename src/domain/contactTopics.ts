/** What people write to the account team about. The words are `contact.topic.<topic>`. */
export const CONTACT_TOPICS = ["data", "access", "billing", "training", "bug"] as const;
export type ContactTopic = (typeof CONTACT_TOPICS)[number];
