type Place = readonly [longitude: number, latitude: number];

/** The border with Canada as far as contours cross it, to a few kilometres, closed around the country behind it. */
const CANADA: readonly Place[] = [
  ...([
    [-125, 48.4],
    [-123.6, 48.25],
    [-123.2, 48.45],
    [-123.3, 48.9],
    [-123, 49],
    [-95.15, 49],
    [-95.15, 49.38],
    [-94.6, 48.75],
    [-93.8, 48.55],
    [-92.95, 48.62],
    [-92, 48.3],
    [-91.4, 48.07],
    [-90.75, 48.1],
    [-89.6, 48],
    [-88.4, 48.3],
    [-84.9, 46.9],
    [-84.55, 46.45],
    [-84.13, 46.53],
    [-83.95, 46.07],
    [-83.5, 46],
    [-83.6, 45.82],
    [-82.55, 45.35],
    [-82.13, 43.58],
    [-82.42, 43],
    [-82.52, 42.6],
    [-82.9, 42.35],
    [-83.1, 42.25],
    [-83.13, 42.05],
    [-82.7, 41.68],
    [-82.4, 41.68],
    [-81.25, 42.2],
    [-79.76, 42.55],
    [-78.92, 42.85],
    [-79.05, 43.26],
    [-79.2, 43.45],
    [-78.7, 43.63],
    [-76.8, 43.63],
    [-76.3, 44.2],
    [-75.8, 44.43],
    [-74.72, 45],
    [-71.5, 45.01],
    [-71.4, 45.23],
    [-70.85, 45.25],
    [-70.25, 45.95],
    [-70, 46.7],
    [-69.23, 47.46],
    [-68.3, 47.35],
    [-67.8, 47.07],
    [-67.79, 45.7],
    [-67.45, 45.6],
    [-67.45, 45.28],
    [-66.97, 44.82],
    [-67, 44.3],
  ] as const),
  [-50, 44.3],
  [-50, 75],
  [-141, 75],
  [-141, 60.3],
  [-135, 59.5],
  [-130, 56],
  [-129.9, 54.5],
];

/** The same of Mexico. */
const MEXICO: readonly Place[] = [
  [-117.6, 32.5],
  [-117.12, 32.53],
  [-114.72, 32.72],
  [-114.81, 32.49],
  [-111.07, 31.33],
  [-108.2, 31.33],
  [-108.2, 31.78],
  [-106.53, 31.78],
  [-106.2, 31.47],
  [-105, 30.68],
  [-104.5, 29.65],
  [-103.15, 28.97],
  [-102.67, 29.74],
  [-101.4, 29.77],
  [-100.3, 28.28],
  [-99.5, 27.5],
  [-99.1, 26.42],
  [-97.14, 25.95],
  [-96.8, 25.95],
  [-96.8, 15],
  [-117.6, 15],
];

const NORTHERNMOST_OF_MEXICO = 32.73;
const SOUTHERNMOST_OF_CANADA = 41.67;

/** Whether a place lies in Canada or Mexico, or on their side of a lake or gulf. */
export function isForeign([longitude, latitude]: Place): boolean {
  if (latitude > NORTHERNMOST_OF_MEXICO && latitude < SOUTHERNMOST_OF_CANADA) return false;
  return [CANADA, MEXICO].some((border) => isInside(border, longitude, latitude));
}

function isInside(border: readonly Place[], longitude: number, latitude: number): boolean {
  return border.reduce((inside, [x, y], at) => {
    const [nextX, nextY] = border[(at + 1) % border.length]!;
    const crosses = y > latitude !== nextY > latitude && longitude < x + ((latitude - y) / (nextY - y)) * (nextX - x);
    return crosses ? !inside : inside;
  }, false);
}
