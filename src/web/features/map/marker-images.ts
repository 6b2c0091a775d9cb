import type { StyleImageMetadata } from 'maplibre-gl'
import { planeIcon } from '../../ui/way-icons.ts'
import type { MapColours } from './map-colours.ts'

/** Sharp on dense screens, and no more memory than needed. */
const pixelRatio = 2

const height = 34
const tip = 7
const margin = 10
const radius = height / 2

/** A ground that grows with the words on it. */
export type MarkerImage = { name: string; data: ImageData; options: Partial<StyleImageMetadata> }

/** How large a quiet marker is against the others. */
export const quietSize = 0.82

/**
 * The grounds of markers: at rest, beside what the map is about, pressed or pointed at (a quiet one only in its outline: the other colour is
 * that of what the map is about); and that of several together; the marks of what was searched around. Those that stepped aside have no tip: it would point at a spot that is not theirs.
 */
export function drawMarkerImages(colours: MapColours): MarkerImage[] {
  const pin = { fill: colours.pin, edge: colours.pinEdge, shade: colours.shade }
  const active = { fill: colours.active, edge: colours.active, shade: colours.shade }
  const outlined = { fill: colours.pin, edge: colours.active, shade: colours.shade, line: 5 }
  return [
    drawPill('rest', pin),
    drawPill('rest-aside', pin, 1, false),
    drawPill('quiet', pin, quietSize),
    drawPill('quiet-aside', pin, quietSize, false),
    drawPill('active', active),
    drawPill('active-aside', active, 1, false),
    drawPill('outlined', outlined),
    drawPill('outlined-aside', outlined, 1, false),
    drawPill('many', { fill: colours.many, edge: colours.onMany, shade: colours.shade }),
    drawDisc('landmark-airport', colours, planeIcon),
    drawDisc('landmark-place', colours),
    // Not seen: it keeps names off the lines from markers to their spots.
    { name: 'lead-room', data: new ImageData(8, 8), options: {} },
  ]
}

const discSize = 26

/** A disc unlike the pills of prices, with the lines of an icon on it, else a dot. */
function drawDisc(name: string, colours: MapColours, icon?: string): MarkerImage {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = discSize * pixelRatio
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws nothing.')
  context.scale(pixelRatio, pixelRatio)
  const middle = discSize / 2
  const disc = new Path2D()
  disc.arc(middle, middle, middle - 2, 0, 2 * Math.PI)
  context.fillStyle = colours.ink
  context.fill(disc)
  context.strokeStyle = colours.land
  context.lineWidth = 2
  context.stroke(disc)
  context.fillStyle = colours.land
  const [, lines] = / d="([^"]+)"/.exec(icon ?? '') ?? []
  if (lines) {
    // An icon is 24 wide; it is drawn to 15.
    const scale = 15 / 24
    context.translate(middle - 12 * scale, middle - 12 * scale)
    context.scale(scale, scale)
    context.fill(new Path2D(lines))
  } else {
    const dot = new Path2D()
    dot.arc(middle, middle, 4, 0, 2 * Math.PI)
    context.fill(dot)
  }
  return { name, data: context.getImageData(0, 0, canvas.width, canvas.height), options: { pixelRatio } }
}

type Look = { fill: string; edge: string; shade: string; line?: number }

/**
 * A pill whose two halves stretch and whose tip, in the middle, does not. Lengths are drawn twice as large, and so are the
 * zones told to the map.
 */
function drawPill(name: string, look: Look, size = 1, tipped = true): MarkerImage {
  const scale = pixelRatio * size
  const width = 2 * radius + 14
  const [fullWidth, fullHeight] = [width + 2 * margin, height + tip + 2 * margin]
  const canvas = document.createElement('canvas')
  canvas.width = fullWidth * scale
  canvas.height = fullHeight * scale
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws nothing.')
  context.scale(scale, scale)
  context.translate(margin, margin)
  const outline = new Path2D()
  outline.roundRect(0, 0, width, height, radius)
  const middle = width / 2
  if (tipped) {
    outline.moveTo(middle - 6, height - 0.5)
    outline.lineTo(middle, height + tip - 1)
    outline.lineTo(middle + 6, height - 0.5)
    outline.closePath()
  }
  context.shadowColor = look.shade
  context.shadowBlur = 10 * scale
  context.shadowOffsetY = 2 * scale
  context.fillStyle = look.fill
  context.fill(outline)
  context.shadowColor = 'transparent'
  context.strokeStyle = look.edge
  context.lineWidth = look.line ?? 2
  context.stroke(outline)
  context.fill(outline)
  const at = (value: number) => (value + margin) * scale
  return {
    name,
    data: context.getImageData(0, 0, canvas.width, canvas.height),
    options: {
      pixelRatio,
      stretchX: [
        [at(radius - 1), at(middle - 6)],
        [at(middle + 6), at(width - radius + 1)],
      ],
      stretchY: [[at(radius - 1), at(radius + 1)]],
      content: [at(10), at(7), at(width - 10), at(height - 7)],
    },
  }
}
