// The sheet that a picture is drawn on: shapes are appended back to front and written out as one SVG.
// Only features that librsvg renders are used. The drawing space is always 1600 x 1067; other sizes are cropped from it.

export const WIDTH = 1600
export const HEIGHT = 1067

export type Stop = readonly [offset: number, color: string, opacity?: number]

export type Art = {
  fill(d: string, paint: string, opacity?: number): void
  line(d: string, color: string, width: number, opacity?: number): void
  /** A linear gradient from one point to another, as a paint. */
  linear(stops: readonly Stop[], x1: number, y1: number, x2: number, y2: number): string
  /** A round gradient, as a paint; `squash` below 1 flattens it. */
  radial(stops: readonly Stop[], x: number, y: number, radius: number, squash?: number): string
  /** A soft light: a radial gradient that fades to nothing. */
  glow(x: number, y: number, radius: number, color: string, opacity: number, squash?: number): void
  group(attributes: string, draw: () => void): void
  clip(d: string, draw: () => void): void
  /** Dry-brush grain of `color` over a shape, dense at the first point and gone at the second. */
  grain(d: string, color: string, from: readonly [number, number], to: readonly [number, number], opacity: number): void
  /** Draws once, then returns an id that `stamp` repeats. */
  symbol(draw: () => void): string
  /** The symbol under a key, drawn at the first call only. */
  once(key: string, draw: () => void): string
  stamp(id: string, x: number, y: number, scaleX: number, scaleY?: number): void
  toSvg(width: number, height: number, paperTint: string, mirrored?: boolean): string
}

/** One decimal for small numbers, none for large ones: half a unit in 1600 is never seen, and files stay short. */
export const num = (value: number) => String(Math.abs(value) >= 100 ? Math.round(value) : Math.round(value * 10) / 10)

/** How much of a surface the speckle covers on average, measured: what grain amounts to when it is too small to see. */
const GRAIN_COVER = 0.46

const PAPER_DEPTH = 0.06

const SPECKLE =
  '<filter id="speckle" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".75" numOctaves="2" seed="4" stitchTiles="stitch" result="n"/><feColorMatrix in="n" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -9 4.9" result="a"/><feComposite in="SourceGraphic" in2="a" operator="in"/></filter>'

const speckled = (id: string, color: string) =>
  `<pattern id="${id}" width="256" height="256" patternUnits="userSpaceOnUse"><rect width="256" height="256" fill="${color}" filter="url(#speckle)"/></pattern>`

/**
 * An empty sheet. `textured` false replaces grain and paper by the even tone they average to: for small pictures, where
 * the eye cannot tell and drawing takes a third of the time.
 */
export function createArt(textured = true): Art {
  let shapes: string[] = []
  const defs: string[] = []
  const paints = new Map<string, string>()
  const symbols = new Map<string, string>()
  let count = 0
  const newId = () => `i${(count++).toString(36)}`
  const define = (markup: (id: string) => string) => {
    const key = markup('')
    let id = paints.get(key)
    if (!id) {
      id = newId()
      paints.set(key, id)
      defs.push(markup(id))
    }
    return id
  }
  const stopTags = (stops: readonly Stop[]) =>
    stops
      .map(
        ([offset, color, opacity]) =>
          `<stop offset="${Math.round(offset * 1000) / 1000}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
      )
      .join('')
  const faded = (opacity: number) => (opacity >= 1 ? '' : ` opacity="${Math.round(opacity * 100) / 100}"`)
  const collect = (draw: () => void) => {
    const outer = shapes
    shapes = []
    draw()
    const inner = shapes.join('')
    shapes = outer
    return inner
  }

  const art: Art = {
    fill(d, paint, opacity = 1) {
      if (d) shapes.push(`<path d="${d}" fill="${paint}"${faded(opacity)}/>`)
    },
    line(d, color, width, opacity = 1) {
      if (d)
        shapes.push(
          `<path d="${d}" fill="none" stroke="${color}" stroke-width="${num(width)}" stroke-linecap="round" stroke-linejoin="round"${faded(opacity)}/>`,
        )
    },
    linear(stops, x1, y1, x2, y2) {
      const box = `x1="${num(x1)}" y1="${num(y1)}" x2="${num(x2)}" y2="${num(y2)}"`
      return `url(#${define((id) => `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${box}>${stopTags(stops)}</linearGradient>`)})`
    },
    radial(stops, x, y, radius, squash = 1) {
      const turn =
        squash === 1
          ? ''
          : ` gradientTransform="translate(0 ${num(y * (1 - squash))}) scale(1 ${Math.round(squash * 1000) / 1000})"`
      const place = `cx="${num(x)}" cy="${num(y)}" r="${num(radius)}"${turn}`
      return `url(#${define((id) => `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" ${place}>${stopTags(stops)}</radialGradient>`)})`
    },
    glow(x, y, radius, color, opacity, squash = 1) {
      const paint = art.radial(
        [
          [0, color, opacity],
          [0.35, color, Math.round(opacity * 42) / 100],
          [1, color, 0],
        ],
        x,
        y,
        radius,
        squash,
      )
      const rise = radius * squash
      art.fill(`M${num(x - radius)} ${num(y - rise)}h${num(radius * 2)}v${num(rise * 2)}h${num(-radius * 2)}z`, paint)
    },
    group(attributes, draw) {
      shapes.push(`<g ${attributes}>${collect(draw)}</g>`)
    },
    clip(d, draw) {
      const id = define((name) => `<clipPath id="${name}"><path d="${d}"/></clipPath>`)
      shapes.push(`<g clip-path="url(#${id})">${collect(draw)}</g>`)
    },
    grain(d, color, from, to, opacity) {
      const tone = Math.round(opacity * GRAIN_COVER * 1000) / 1000
      const stops: Stop[] = [
        [0, color, tone],
        [1, color, 0],
      ]
      art.fill(d, art.linear(stops, from[0], from[1], to[0], to[1]))
    },
    symbol(draw) {
      const id = newId()
      defs.push(`<g id="${id}">${collect(draw)}</g>`)
      return id
    },
    once(key, draw) {
      const found = symbols.get(key) ?? art.symbol(draw)
      symbols.set(key, found)
      return found
    },
    stamp(id, x, y, scaleX, scaleY = Math.abs(scaleX)) {
      const scale = scaleX === scaleY ? num3(scaleX) : `${num3(scaleX)} ${num3(scaleY)}`
      shapes.push(`<use href="#${id}" transform="translate(${num(x)} ${num(y)}) scale(${scale})"/>`)
    },
    toSvg(width, height, paperTint, mirrored = false) {
      const edge = `<radialGradient id="edge" cx=".5" cy=".42" r=".78"><stop offset=".55" stop-color="${paperTint}" stop-opacity="0"/><stop offset="1" stop-color="${paperTint}" stop-opacity=".2"/></radialGradient>`
      const paper = textured ? `${SPECKLE}${edge}${speckled('paper', paperTint)}` : edge
      const sheet = `M0 0h${WIDTH}v${HEIGHT}H0z`
      const body = `<defs>${paper}${defs.join('')}</defs>${mirrored ? `<g transform="translate(${WIDTH} 0) scale(-1 1)">` : ''}${shapes.join('')}${mirrored ? '</g>' : ''}`
      const short = body.replace(/ d="[^"]*"/g, (d) =>
        d
          .replace(/(^|[^\d.])0\./g, '$1.')
          .replace(/ -/g, '-')
          .replace(/ z/g, 'z'),
      )
      return (
        `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice">` +
        `${short}<path d="${sheet}" fill="url(#edge)"/>` +
        (textured
          ? `<path d="${sheet}" fill="url(#paper)" opacity="${PAPER_DEPTH}"/></svg>`
          : `<path d="${sheet}" fill="${paperTint}" opacity="${PAPER_DEPTH * GRAIN_COVER}"/></svg>`)
      )
    },
  }
  return art
}

const num3 = (value: number) => String(Math.round(value * 1000) / 1000)
