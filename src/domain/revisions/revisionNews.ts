/** How a person may want to hear of new revisions of the data. */
export const REVISION_NEWS = ["none", "app", "mail"] as const;

export type RevisionNews = (typeof REVISION_NEWS)[number];
