export type Spot = { x: number; y: number }

/** A marker in pixels: its true spot and where it stands; whether it stands there whatever lies below it. */
export type Standing = { own: Spot; at: Spot; stays?: true }

/** A pill above the point it stands on, in pixels. */
const pill = { side: 34, top: 44, bottom: 4 }

/** What a reader minds, in pixels that a line may be longer to avoid it. */
const dislike = { crossing: 60, under: 60, covered: 40 }

const mostRounds = 5

/**
 * Moves markers so that the lines to the spots of those that stepped aside are short, cross each other and run below other
 * markers as little as can be, and every spot is seen: what stands on its own lets the ones below it be seen.
 * @param farthest how far a marker may step from its spot, in pixels.
 * @param options the places that a marker may take while the others stand where they do, its present one among them or not.
 */
export function untangle<One extends Standing>(
  given: readonly One[],
  farthest: number,
  options: (one: One, others: readonly One[]) => readonly Spot[],
): One[] {
  const standing = [...given]
  for (let round = 0; round < mostRounds; round += 1) {
    // Not `||`: both are to be tried.
    const moved = moveEach(standing, options)
    const swapped = swapPairs(standing, farthest)
    if (!moved && !swapped) break
  }
  return standing
}

/** Whether the spot that a marker speaks of lies below another: then nobody sees where its line ends. */
export function isHidden(one: Standing, others: readonly Standing[]): boolean {
  return !isHome(one) && others.some((other) => other !== one && covers(other.at, one.own))
}

function moveEach<One extends Standing>(
  standing: One[],
  options: (one: One, others: readonly One[]) => readonly Spot[],
): boolean {
  let better = false
  standing.forEach((one, index) => {
    const others = standing.filter((_, other) => other !== index)
    let best = { at: one.at, cost: costOf(one, others) }
    // On its own spot, and nobody's line or spot below it.
    if (best.cost === 0 || one.stays) return
    for (const at of options(one, others)) {
      const cost = costOf({ own: one.own, at }, others)
      // By more than a breath: equal ones would change places for ever.
      if (cost < best.cost - 0.01) best = { at, cost }
    }
    if (best.at === one.at) return
    standing[index] = { ...one, at: best.at }
    better = true
  })
  return better
}

/** Two that change places: what crosses becomes two shorter lines that do not. */
function swapPairs<One extends Standing>(standing: One[], farthest: number): boolean {
  let better = false
  for (let first = 0; first < standing.length; first += 1) {
    for (let second = first + 1; second < standing.length; second += 1) {
      const [a, b] = [standing[first], standing[second]]
      if (!a || !b || isHome(a) || isHome(b)) continue
      const others = standing.filter((_, index) => index !== first && index !== second)
      const cost = (one: Standing, two: Standing) => costOf(one, [...others, two]) + costOf(two, others)
      const [c, d] = [
        { ...a, at: b.at },
        { ...b, at: a.at },
      ]
      if (lengthOf(c) > farthest || lengthOf(d) > farthest || cost(c, d) >= cost(a, b) - 0.01) continue
      standing[first] = c
      standing[second] = d
      better = true
    }
  }
  return better
}

/** What a marker's place costs a reader beside the others, in pixels. */
function costOf(one: Standing, others: readonly Standing[]): number {
  const line = lineOf(one)
  let cost = lengthOf(one)
  for (const other of others) {
    const theirs = lineOf(other)
    if (line && theirs && crosses(line, theirs)) cost += dislike.crossing
    if (line && runsBelow(line, other.at)) cost += dislike.under
    if (theirs && runsBelow(theirs, one.at)) cost += dislike.under
    if (line && covers(other.at, one.own)) cost += dislike.covered
    if (theirs && covers(one.at, other.own)) cost += dislike.covered
  }
  return cost
}

type Line = readonly [Spot, Spot]

function isHome({ own, at }: Standing): boolean {
  return own.x === at.x && own.y === at.y
}

function lengthOf({ own, at }: Standing): number {
  return Math.hypot(at.x - own.x, at.y - own.y)
}

/** From the middle of a pill to the spot it speaks of; none where it stands there. */
function lineOf(one: Standing): Line | undefined {
  return isHome(one) ? undefined : [{ x: one.at.x, y: one.at.y - (pill.top + pill.bottom) / 2 }, one.own]
}

function covers(at: Spot, { x, y }: Spot): boolean {
  return Math.abs(x - at.x) < pill.side && y > at.y - pill.top && y < at.y - pill.bottom
}

function runsBelow([from, to]: Line, at: Spot): boolean {
  const [left, right, top, bottom] = [at.x - pill.side, at.x + pill.side, at.y - pill.top, at.y - pill.bottom]
  if (Math.max(from.x, to.x) < left || Math.min(from.x, to.x) > right) return false
  if (Math.max(from.y, to.y) < top || Math.min(from.y, to.y) > bottom) return false
  const corners = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ]
  const sides = corners.map((corner) => Math.sign(turn(from, to, corner)))
  return sides.some((side) => side !== sides[0])
}

function crosses([a, b]: Line, [c, d]: Line): boolean {
  return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0
}

/** Positive where `c` lies on one side of the line from `a` to `b`, negative on the other. */
function turn(a: Spot, b: Spot, c: Spot): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
}
