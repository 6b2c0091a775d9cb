/** Zoom of a map that shows one hotel (specification, section 9). */
export const defaultZoom = 15

/** As near as the coast of our own ground is true: nearer, a map without streets has nothing left to show. */
export const groundZoom = 12.2

/** Where a map looks when nothing at all is known: the Balkans. */
export const defaultView = { latitude: 42.7, longitude: 25.4, zoom: 6 } as const
