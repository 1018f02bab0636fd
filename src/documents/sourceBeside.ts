/** A source line for a place that shows the badge of sample data itself: what the badge says is not said twice. */
export function sourceBeside(badge: string | null, source: string): string {
  return badge !== null && source.endsWith(badge) ? source.slice(0, -badge.length).replace(/ · $/, "") : source;
}
