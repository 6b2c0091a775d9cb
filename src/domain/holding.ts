/** How long a checkout holds its rooms, anew each time that it is prolonged, in milliseconds. */
export const holdMs = 15 * 60_000
