// The rules of the house, checked on every import of the program. `node scripts/boundaries.ts` prints what breaks them.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'

/** One import of one file: `to` is a path inside the clone, or a package's name as written. */
type Import = { from: string; to: string; line: number; typeOnly: boolean }

type Rule = { says: string; breaks: (edge: Import) => boolean }

/** What a check found; `imports` tells that it looked at something. */
export type BoundaryReport = { files: number; imports: number; violations: string[] }

/** Rooms without files would mean that the check looks in the wrong place. */
const rooms = ['src/domain', 'src/contract', 'src/server', 'src/web']

/** Folders of the server that serve every feature and are none themselves. */
const infrastructure = ['db', 'http', 'jobs', 'pages']

const rules: Rule[] = [
  {
    says: 'domain imports nothing',
    breaks: ({ from, to }) => isIn(from, 'src/domain') && !isIn(to, 'src/domain'),
  },
  {
    says: 'contract imports domain and Zod only',
    breaks: ({ from, to }) => isIn(from, 'src/contract') && !isIn(to, 'src/contract', 'src/domain') && to !== 'zod',
  },
  {
    says: 'web imports contract, domain, messages and packages, never the server or Node',
    breaks: ({ from, to }) =>
      isIn(from, 'src/web') &&
      (to.startsWith('node:') ||
        ['kysely', 'pg', 'fastify'].includes(to) ||
        (isOurs(to) && !isIn(to, 'src/web', 'src/contract', 'src/domain', 'src/messages', 'public'))),
  },
  {
    says: 'server imports contract, domain, messages and packages, never web; the demo only by its two doors',
    breaks: ({ from, to }) =>
      isIn(from, 'src/server') &&
      isOurs(to) &&
      !isIn(to, 'src/server', 'src/contract', 'src/domain', 'src/messages', 'package.json') &&
      !(isIn(to, 'demo') && from === 'src/server/demo.ts') &&
      !(isIn(to, 'demo/scenes') && isIn(from, 'src/server/images')),
  },
  {
    says: 'the sandbox is somebody else: it knows money and nothing more of the program, and nobody imports it',
    breaks: ({ from, to }) =>
      isIn(from, 'sandbox') ? isOurs(to) && !isIn(to, 'sandbox', 'src/domain/money.ts') : isIn(to, 'sandbox'),
  },
  {
    says: 'messages import nothing of the program',
    breaks: ({ from, to }) => isIn(from, 'src/messages') && isOurs(to) && !isIn(to, 'src/messages'),
  },
  {
    says: 'server features meet only at *.service.ts',
    breaks: ({ from, to }) => crossesFeatures(from, to) && !to.endsWith('.service.ts'),
  },
  {
    says: 'what serves every server feature imports none of them',
    breaks: ({ from, to }) =>
      infrastructure.some((folder) => isIn(from, `src/server/${folder}`)) &&
      serverFeature(to) !== undefined &&
      !(from === 'src/server/jobs/registry.ts' && to.endsWith('.jobs.ts')),
  },
  {
    says: 'web features never import each other; pages combine them',
    breaks: ({ from, to }) => {
      const [own, other] = [webFeature(from), webFeature(to)]
      return own !== undefined && other !== undefined && own !== other
    },
  },
  {
    says: 'Kysely and pg run only in *.repository.ts and db/ (their types may travel)',
    breaks: ({ from, to, typeOnly }) =>
      isIn(from, 'src') &&
      !typeOnly &&
      /^(kysely|pg)(\/|$)/.test(to) &&
      !isIn(from, 'src/server/db') &&
      !from.endsWith('.repository.ts'),
  },
]

/**
 * Checks every module under `top` against the rules; tests are free to import what they need.
 * A check that saw no files in a room, or no imports at all, is a violation itself.
 */
export function checkBoundaries(top: string): BoundaryReport {
  const files = ['src', 'demo', 'sandbox'].flatMap((folder) => listModules(top, folder))
  const parsed = files.map((file) => readImports(top, file))
  const imports = parsed.flatMap(({ edges }) => edges)
  const violations = [
    ...parsed.flatMap(({ problems }) => problems),
    ...imports.flatMap((edge) => rules.filter(({ breaks }) => breaks(edge)).map(({ says }) => explain(edge, says))),
    ...findFeatureCycles(imports),
    ...rooms
      .filter((room) => !files.some((file) => isIn(file, room)))
      .map((room) => `${room}: nothing was checked here`),
    ...(imports.length === 0 ? ['not one import was found: the check is broken'] : []),
  ]
  return { files: files.length, imports: imports.length, violations }
}

function explain({ from, to, line }: Import, rule: string): string {
  return `${from}:${line} imports ${to}: ${rule}`
}

function listModules(top: string, folder: string): string[] {
  const full = join(top, folder)
  if (!existsSync(full)) return []
  return readdirSync(full, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
    .sort()
}

function readImports(top: string, file: string): { edges: Import[]; problems: string[] } {
  const text = readFileSync(join(top, file), 'utf8')
  const { module, errors } = parseSync(file, text)
  const problems = errors.slice(0, 1).map(({ message }) => `${file}: cannot be parsed (${message})`)
  const statics = module.staticImports.map(({ moduleRequest, entries }) => ({
    request: moduleRequest.value,
    start: moduleRequest.start,
    typeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
  }))
  const exports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ request: moduleRequest.value, start: moduleRequest.start, typeOnly: isType }] : [],
    ),
  )
  const dynamics = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const literal = /^(['"`])([^'"`$]+)\1$/.exec(text.slice(start, end))
    return literal?.[2] ? [{ request: literal[2], start, typeOnly: false }] : []
  })
  const edges = [...statics, ...exports, ...dynamics].map(({ request, start, typeOnly }) => ({
    from: file,
    to: resolve(file, request),
    line: text.slice(0, start).split('\n').length,
    typeOnly,
  }))
  const lost = edges.filter(({ to }) => isOurs(to) && !existsSync(join(top, to.replace(/\?.*$/, ''))))
  return { edges, problems: [...problems, ...lost.map((edge) => explain(edge, 'there is no such file'))] }
}

function resolve(file: string, request: string): string {
  return request.startsWith('.') ? posix.join(dirname(file), request) : request
}

function isOurs(path: string): boolean {
  return isIn(path, 'src', 'demo', 'sandbox', 'test', 'scripts', 'e2e', 'bench', 'public', 'package.json')
}

function isIn(path: string, ...folders: string[]): boolean {
  return folders.some((folder) => path === folder || path.startsWith(`${folder}/`))
}

function serverFeature(path: string): string | undefined {
  const folder = /^src\/server\/([^/]+)\//.exec(path)?.[1]
  return folder && !infrastructure.includes(folder) ? folder : undefined
}

function webFeature(path: string): string | undefined {
  return /^src\/web\/features\/([^/]+)\//.exec(path)?.[1]
}

function crossesFeatures(from: string, to: string): boolean {
  const [own, other] = [serverFeature(from), serverFeature(to)]
  return own !== undefined && other !== undefined && own !== other
}

/** Each feature that reaches itself through others, once per circle, with the way round. */
function findFeatureCycles(imports: Import[]): string[] {
  const uses = new Map<string, Set<string>>()
  for (const { from, to } of imports) {
    const [own, other] = [serverFeature(from), serverFeature(to)]
    if (own && other && own !== other) uses.set(own, (uses.get(own) ?? new Set()).add(other))
  }
  const circles = new Map<string, string>()
  for (const start of [...uses.keys()].sort()) {
    const way = findWayBack(start, uses)
    const members = way && [...way].sort().join()
    if (way && members && !circles.has(members)) circles.set(members, [...way, start].join(' -> '))
  }
  return [...circles.values()].map((circle) => `src/server: features import each other in a circle: ${circle}`)
}

function findWayBack(start: string, uses: Map<string, Set<string>>): string[] | undefined {
  const queue = [[start]]
  const seen = new Set<string>()
  for (const way of queue) {
    for (const next of uses.get(way.at(-1) ?? start) ?? []) {
      if (next === start) return way
      if (!seen.has(next)) queue.push([...way, next])
      seen.add(next)
    }
  }
  return undefined
}

if (import.meta.main) {
  const { files, imports, violations } = checkBoundaries(fileURLToPath(new URL('..', import.meta.url)))
  for (const violation of violations) process.stderr.write(`${violation}\n`)
  process.stdout.write(`${files} files, ${imports} imports, ${violations.length} against the rules of the house\n`)
  process.exitCode = violations.length > 0 ? 1 : 0
}
