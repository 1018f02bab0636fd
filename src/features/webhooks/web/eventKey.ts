/** An event's name as a key of messages: keys nest at dots. */
export function eventKey(event: string): "revisionPublished" | "alertRaised" | "importFailed" | "test" {
  if (event === "revision.published") return "revisionPublished";
  if (event === "alert.raised") return "alertRaised";
  return event === "import.failed" ? "importFailed" : "test";
}
