import { renameSync, writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { cutLand } from './land-cutting.ts'

/** A process of its own: `node cut-land.ts FILE ZOOM` cuts the world down to the zoom and writes it to the file. */
const [file, zoom] = process.argv.slice(2)
if (!file || !zoom) throw new Error('Say where to write and how deep to cut.')
try {
  // Visitors come first.
  setPriority(10)
} catch {
  // Where it may not be asked for it goes at the usual pace.
}
const unfinished = `${file}.${process.pid}`
writeFileSync(unfinished, cutLand(Number(zoom)))
renameSync(unfinished, file)
