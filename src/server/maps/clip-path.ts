export type Point = { x: number; y: number }
export type Box = { left: number; top: number; right: number; bottom: number }

/** The part of an area within a box (Sutherland and Hodgman, 1974); parts that hang together only outside are joined along its edge. */
export function clipArea(ring: readonly Point[], box: Box): Point[] {
  let kept = [...ring]
  for (const edge of edgesOf(box)) {
    const input = kept
    kept = input.flatMap((point, index) => {
      const before = input.at(index - 1) ?? point
      const crossing = edge.inside(before) === edge.inside(point) ? [] : [edge.cross(before, point)]
      return edge.inside(point) ? [...crossing, point] : crossing
    })
  }
  return kept
}

/** The pieces of a line that come near a box. */
export function clipLine(line: readonly Point[], box: Box): Point[][] {
  const pieces: Point[][] = []
  let piece: Point[] = []
  line.forEach((point, index) => {
    const next = line[index + 1]
    const near = isWithin(point, box) || (next !== undefined && isWithin(next, box))
    const before = line[index - 1]
    if (near || (before !== undefined && isWithin(before, box))) piece.push(point)
    else if (piece.length > 0) {
      pieces.push(piece)
      piece = []
    }
  })
  return [...pieces, piece].filter(({ length }) => length > 1)
}

function edgesOf(box: Box) {
  const alongX = (x: number, a: Point, b: Point) => ({ x, y: a.y + ((b.y - a.y) * (x - a.x)) / (b.x - a.x) })
  const alongY = (y: number, a: Point, b: Point) => ({ x: a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y), y })
  return [
    { inside: ({ x }: Point) => x >= box.left, cross: (a: Point, b: Point) => alongX(box.left, a, b) },
    { inside: ({ x }: Point) => x <= box.right, cross: (a: Point, b: Point) => alongX(box.right, a, b) },
    { inside: ({ y }: Point) => y >= box.top, cross: (a: Point, b: Point) => alongY(box.top, a, b) },
    { inside: ({ y }: Point) => y <= box.bottom, cross: (a: Point, b: Point) => alongY(box.bottom, a, b) },
  ]
}

function isWithin({ x, y }: Point, box: Box): boolean {
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
}
