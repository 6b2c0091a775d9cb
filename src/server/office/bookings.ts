import { writeFile } from 'node:fs/promises'
import { deriveKeys } from '../keys.ts'
import { makePack } from '../packs/packs.service.ts'
import { openSecrets } from '../secrets.ts'
import { type Office, type OfficeCommand, OfficeError } from './command.ts'

const usage = ['bookings pack REFERENCE [FILE]']

/** Bookings: everything that shows how one came about, as one file. */
export const bookings: OfficeCommand = {
  usage,
  async run([verb, reference, file, ...more], office) {
    if (verb !== 'pack' || !reference || more.length > 0)
      throw new OfficeError(`Usage:\n  npm run office -- ${usage[0]}`)
    return pack(reference, file, office)
  },
}

async function pack(reference: string, file: string | undefined, { config, db, write }: Office): Promise<number> {
  const keys = deriveKeys(openSecrets(config))
  const made = await makePack({ db, config, keys }, reference, new Date())
  if (!made) throw new OfficeError(`There is no booking ${reference}.`)
  const target = file ?? made.name
  try {
    // Never over something that is there; readable by nobody else, for it names people.
    await writeFile(target, made.content, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    const exists = error instanceof Error && 'code' in error && error.code === 'EEXIST'
    throw new OfficeError(exists ? `${target} is there already.` : `${target} cannot be written.`)
  }
  write(`${target}: ${made.content.length} bytes`)
  return 0
}
