type Place = { latitude: number; longitude: number }

/** A spot in the square world of Web Mercator (EPSG:3857), whose sides are 1, from its north-west corner. */
type WorldSpot = { x: number; y: number }

/** Where a place in degrees lies on a map of the web; beyond 85 degrees of latitude the square ends. */
export function toWorld({ latitude, longitude }: Place): WorldSpot {
  const sine = Math.sin((Math.min(85, Math.max(-85, latitude)) * Math.PI) / 180)
  return { x: (longitude + 180) / 360, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) }
}

/** The place in degrees that `toWorld` puts there. */
export function fromWorld({ x, y }: WorldSpot): Place {
  return { longitude: x * 360 - 180, latitude: (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI }
}
