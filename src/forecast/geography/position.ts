/** Longitude and latitude in degrees. */
export type Position = [longitude: number, latitude: number];
