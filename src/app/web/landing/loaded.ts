/** Something that is asked for: undefined while it is under way or has failed. */
export interface Loaded<T> {
  readonly data: T | undefined;
  readonly failed: boolean;
}
