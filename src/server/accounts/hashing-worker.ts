import { type Argon2Parameters, argon2Sync } from 'node:crypto'

/** The work of a thread of `password-hashing.ts`. */
export function derive(parameters: Argon2Parameters): Uint8Array {
  return argon2Sync('argon2id', parameters)
}
