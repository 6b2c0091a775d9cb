// Draws the picture over the home page's search anew: `node demo/draw-hero.ts`. The files are kept beside the page.

import { join } from 'node:path'
import sharp from 'sharp'
import { drawScene } from './scenes/scene.ts'

const folder = join(import.meta.dirname, '..', 'src', 'web', 'pages', 'home')
const widths = [640, 1024, 1600, 1920]

for (const width of widths) {
  const svg = drawScene(
    { seed: 'sozopol', kind: 'destination', place: 'old-town', hour: 'golden', season: 'summer', weather: 'clear' },
    { width, height: Math.round((width * 2) / 3), textured: width > 1024 },
  )
  await sharp(Buffer.from(svg)).webp({ quality: 76, effort: 6 }).toFile(join(folder, `hero-${width}.webp`))
}
