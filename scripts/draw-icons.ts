/**
 * Writes `src/web/ui/icons.ts` or the file given first: the icons it already holds plus those named on the command line
 * (Lucide's names). `stay-icons.ts` beside it holds what only the pages from the hotel on show, and not before anything is pressed, so that the
 * first ones need not carry it; `keeping-icons.ts` what comes late with the wishlist, `way-icons.ts` with what is around a house.
 *
 *     node scripts/draw-icons.ts tree-palm ship
 *     node scripts/draw-icons.ts src/web/ui/stay-icons.ts ticket
 *
 * The drawings come from lucide-react but do not run through its components: those build a tree of React elements per
 * icon, eleven times as slow on the server as one `<svg>` with ready markup, and a page of results holds hundreds.
 */
import { readFileSync, writeFileSync } from 'node:fs'

type Shape = [tag: string, attributes: Record<string, string>]

const [first, ...others] = process.argv.slice(2)
const given = first?.endsWith('.ts') ? first : undefined
const target = new URL(`../${given ?? 'src/web/ui/icons.ts'}`, import.meta.url)
const header = `/** Drawings of Lucide (ISC licence, https://lucide.dev/license). Written by scripts/draw-icons.ts: add a name there. */\n`

function readNames(): string[] {
  try {
    return [...readFileSync(target, 'utf8').matchAll(/^\/\/ (\S+)$/gm)].map((match) => match[1] ?? '')
  } catch {
    return []
  }
}

function camelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}

function drawShape([tag, attributes]: Shape): string {
  const written = Object.entries(attributes).filter(([name]) => name !== 'key')
  return `<${tag} ${written.map(([name, value]) => `${name}="${value}"`).join(' ')}/>`
}

async function drawIcon(name: string): Promise<string> {
  const icon: { __iconData?: { node: Shape[] } } = await import(`lucide-react/icons/${name}`)
  if (!icon.__iconData) throw new Error(`Lucide knows "${name}" only as an alias of another name: use that one.`)
  return `// ${name}\nexport const ${camelCase(name)}Icon =\n  '${icon.__iconData.node.map(drawShape).join('')}'\n`
}

const names = [...new Set([...readNames(), ...(given || !first ? [] : [first]), ...others])].sort()
writeFileSync(target, [header, ...(await Promise.all(names.map(drawIcon)))].join('\n'))
process.stdout.write(`${names.length} icons\n`)
