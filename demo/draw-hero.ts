// Draws the picture over the home page's search anew: `node demo/draw-hero.ts`. The files are kept beside the page.

import { join } from 'node:path'
import sharp from 'sharp'
import { drawScene } from './scenes/scene.ts'

const folder = join(import.meta.dirname, '..', 'src', 'web', 'pages', 'home')
const widths = [640, 1024, 1600, 1920]

/** For browsers that do not know AVIF. */
const plainWidth = 1024

/** The words stand low on the picture, so the town has to stand high: this much of the sky is cut off. */
const cut = 0.17

for (const width of widths) {
  const sheet = Math.round((width * 2) / 3)
  const svg = drawScene(
    {
      seed: 'sozopol',
      destination: 'sozopol',
      kind: 'destination',
      place: 'old-town',
      hour: 'golden',
      season: 'summer',
      weather: 'clear',
    },
    { width, height: sheet, textured: width > 1024 },
  )
  const top = Math.round(sheet * cut)
  const picture = sharp(Buffer.from(svg)).extract({ left: 0, top, width, height: sheet - top })
  await picture
    .clone()
    .avif({ quality: 42, effort: 5 })
    .toFile(join(folder, `hero-${width}.avif`))
  if (width === plainWidth) await picture.webp({ quality: 68, effort: 6 }).toFile(join(folder, `hero-${width}.webp`))
}
