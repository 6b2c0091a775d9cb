/** With this an address begins that names a picture of a room. */
export const roomMark = '#room-'
