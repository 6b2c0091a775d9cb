/**
 * Where uploaded pictures lie: a folder, or object storage. It holds masters that we encoded ourselves, under keys that we
 * made; nobody is ever sent what it holds.
 */
export type OriginalStore = {
  /** Keeps the bytes; the same key again replaces them. @throws StoreUnavailable */
  put(key: string, body: Buffer, contentType: string): Promise<void>
  /** The kept bytes, or undefined. @throws StoreUnavailable */
  get(key: string): Promise<Buffer | undefined>
  /** Forgets the bytes; those that are not there are no mistake. @throws StoreUnavailable */
  remove(key: string): Promise<void>
}

/** The store cannot be reached or refuses us: try again later, or look at the settings. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable'
}

/** The words that keys of pictures are made of (see image-address.ts): nothing that could lead out of a folder. */
const KEY = /^(?:[A-Za-z0-9][A-Za-z0-9_-]{0,63}\/){0,5}[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/

/** @throws when a key is not of our making. */
export function assertKey(key: string): void {
  if (!KEY.test(key)) throw new Error('This is no key of a picture.')
}
