import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import compile from 'icu-minify/compile'
import { defineConfig, minify, type Plugin } from 'vite'

/**
 * Texts of `src/messages` are compiled while building, so that neither the browser nor the renderer carries an ICU parser.
 * Tests and the server's own sentences read the same files as they are, with the parser.
 */
function compileMessages(): Plugin {
  return {
    name: 'zefir:compile-messages',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/messages\/(bg|en)\/[a-z-]+\.json$/ },
      handler: (code) => ({
        code: `export default ${JSON.stringify(compileTree(JSON.parse(code)))}`,
        moduleType: 'js',
        map: null,
      }),
    },
  }
}

function compileTree(value: unknown): unknown {
  if (typeof value === 'string') return compile(value)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, compileTree(inner)]))
}

/**
 * Leaves out of the browser's bundle what the router brings for other ways of working than ours: its links and forms, actions
 * and fetchers (changes go through the API client), routes discovered at run time, hooks for measuring tools. A quarter of
 * it. Written against the pinned version: a function that cannot be found fails the build.
 */
function slimRouter(): Plugin {
  return {
    name: 'zefir:slim-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/production\/.*\.js$/ },
      handler: (code, id) => ({ code: slimModule(code, id), map: null }),
    },
  }
}

function slimModule(code: string, id: string): string {
  if (id.endsWith('/lib/router/instrumentation.js')) return noInstrumentation
  const marked = code
    .replaceAll(/= (React\$1\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1')
    .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
  return id.endsWith('/lib/router/router.js') ? unusedInRouter.reduce(leaveOut, marked) : marked
}

/** Functions within `createRouter` that only forms, fetchers and run-time discovery of routes reach. */
const unusedInRouter = ['handleAction', 'fetch', 'handleFetcherAction', 'handleFetcherLoader', 'discoverRoutes']

function leaveOut(code: string, name: string): string {
  const whole = new RegExp(`^\\t(?:async )?function ${name}\\([^]*?^\\t}$`, 'm')
  if (!whole.test(code)) throw new Error(`The router has no function ${name} any more: see slimRouter.`)
  return code.replace(whole, () => `\tfunction ${name}() { throw new Error('The router is built without ${name}.') }`)
}

/** The names that the router imports; it calls the others only when it was given something to measure with. */
const noInstrumentation = `
export const consumeInstrumentationClientResultMetaReceiver = () => undefined
export const getRouteInstrumentationUpdates = undefined
export const instrumentClientSideRouter = undefined
export const instrumentHandler = undefined
export const instrumentationResultMetaContext = undefined`

/**
 * Leaves mutations and endless lists out of the query client in the browser: changes go through the API client, and lists
 * have pages. Two thousand bytes of every first visit.
 */
function slimQueries(): Plugin {
  return {
    name: 'zefir:slim-queries',
    apply: 'build',
    load: {
      filter: { id: /\/query-core\/build\/modern\/(?:mutationCache|infiniteQueryBehavior)\.js$/ },
      handler: (id) => (id.includes('mutationCache') ? noMutations : noEndlessLists),
    },
  }
}

const noMutations = `
export class MutationCache {
  getAll() { return [] }
  findAll() { return [] }
  resumePausedMutations() { return Promise.resolve() }
  clear() {}
}`

const noEndlessLists = `
export const infiniteQueryBehavior = () => { throw new Error('The query client is built without endless lists.') }
export const hasNextPage = () => false
export const hasPreviousPage = () => false`

/** What finds the text library's own formatters again; src/web/lib/i18n.tsx gives it others. */
function slimTexts(): Plugin {
  return {
    name: 'zefir:slim-texts',
    apply: 'build',
    load: {
      filter: { id: /\/@formatjs\/fast-memoize\/index\.js$/ },
      handler: () => 'export const memoize = undefined\nexport const strategies = undefined',
    },
  }
}

/**
 * A page imports the style sheets of its late parts without using a class of them. Vite calls such imports idle and would
 * leave the styles to the late chunk: the page that the server rendered would stand there without them.
 */
function keepLateStyles(): Plugin {
  return {
    name: 'zefir:keep-late-styles',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
    },
  }
}

/** The script that every page runs first comes from `public` as it is: its comments stay at home. */
function shrinkStart(): Plugin {
  return {
    name: 'zefir:shrink-start',
    apply: 'build',
    writeBundle: {
      order: 'pre',
      sequential: true,
      async handler({ dir }) {
        if (!dir) return
        const path = join(dir, 'start.js')
        const { code, errors } = await minify(path, await readFile(path, 'utf8'))
        if (errors.length > 0) throw new Error(`start.js cannot be made smaller: ${errors[0]?.message}`)
        await writeFile(path, code)
      },
    },
  }
}

/** Writes a `.br` and a `.gz` beside each text of the browser's bundle; the server sends them as they are. */
function compressBundle(): Plugin {
  return {
    name: 'zefir:compress-bundle',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      handler: ({ dir }) => compressFolder(dir),
    },
  }
}

async function compressFolder(dir: string | undefined): Promise<void> {
  if (!dir) return
  const names = await readdir(dir, { recursive: true })
  await Promise.all(
    names.filter((name) => /\.(m?js|css|svg|json|txt)$/.test(name)).map((name) => compressFile(join(dir, name))),
  )
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path)
  const brotliOptions = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }
  await Promise.all([
    writeFile(`${path}.br`, await promisify(brotliCompress)(content, brotliOptions)),
    writeFile(`${path}.gz`, await promisify<Buffer, { level: number }, Buffer>(gzip)(content, { level: 9 })),
  ])
}

/**
 * What every page needs and hardly ever changes is one file that outlives the releases in visitors' caches. Modules of ours
 * that most parts use are one more: by themselves they would be a dozen requests of a few hundred bytes. Eleven is where
 * fewer requests still cost no page more bytes. What only pages of the account need is none of it, however many those are,
 * nor what pages with the fields, the icons or the offers of a stay need.
 */
const groups = [
  { name: 'lib', test: /\/node_modules\/(?:react|react-dom|scheduler|react-router|@tanstack|use-intl|@formatjs)\// },
  {
    name: 'shared',
    test: /\/src\/(?!web\/(?:lib\/session|features\/(?:account|offers)|ui\/popover|ui\/stay-icons)\b).*\.tsx?$/,
    minShareCount: 11,
  },
  // What every card of a hotel is made of: five files of a few hundred bytes otherwise.
  {
    name: 'cards',
    test: /\/src\/web\/(?:features\/hotel-card\/hotel-card-texts|ui\/(?:stars|price|promise-line)\.)/,
    minShareCount: 2,
  },
]

/**
 * Pages that few visits lead to. Which files each needs beside its own would stand in the code that every visitor fetches first; these
 * find theirs one round trip later. Styles are always fetched before.
 */
const quietPages =
  /\/(?:account(?:-\w+)?|login|register|(?:verify|change|keep)-email|keep-account|(?:forgot|reset)-password|wishlist(?:-\w+)?|compare|booking(?:-\w+)?|pay|request|checkout(?:-\w+)?|review|terms|privacy|cookies|accessibility|about|contact|help|how-we-rank)\.page-/
/** Parts that come after a page, far down on it or for few of its visitors: theirs are found one round trip later too. */
const quietParts =
  /\/(?:no-results|near-misses|nothing-fits|other-rooms|late-sections|cancel-section|hotel-extras|recent-strip|compare-tray|name-filter)-/
const isStyle = (file: string) => file.endsWith('.css')
/** What the entry needs itself is there when anything else is fetched; so are, nearly always, names of classes and small helpers. */
const isThere = (file: string) =>
  /^assets\/(?:rolldown-runtime|lib|shared|entry|entry\.client)-[\w-]{8}\.\w+$/.test(file) ||
  /^assets\/(?:[\w-]+\.module|picture-source|photo-address|offer-groups|optional|wishes)-[\w-]{8}\.js$/.test(file)

const classOwners = new Map<string, string>()

/**
 * `title_4f2a`: what a class is called on the page, by its own name and its sheet's path. Pages carry a thousand of them, so
 * they are as short as they can be while none is named twice.
 */
function nameClass(name: string, sheet: string): string {
  const path = relative(import.meta.dirname, sheet)
  const hash = createHash('sha256').update(path.replaceAll('\\', '/')).digest().readUInt32BE().toString(36).slice(-4)
  const scoped = `${name}_${hash}`
  const owner = classOwners.get(scoped) ?? path
  if (owner !== path) throw new Error(`The class ${name} of ${path} is called like that of ${owner}: rename one.`)
  classOwners.set(scoped, path)
  return scoped
}

const underTest = process.env.VITEST !== undefined

export default defineConfig(({ isSsrBuild }) => ({
  appType: 'custom',
  plugins: [
    react(),
    ...(isSsrBuild
      ? []
      : [slimRouter(), slimQueries(), slimTexts(), keepLateStyles(), shrinkStart(), compressBundle()]),
    ...(underTest ? [] : [compileMessages()]),
  ],
  resolve: {
    alias: underTest
      ? []
      : [{ find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' }],
  },
  css: { modules: { generateScopedName: nameClass } },
  // The renderer is one self-contained file: no package is looked up when the server starts.
  ssr: { noExternal: isSsrBuild ? true : ['use-intl'] },
  build: {
    target: 'es2023',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    manifest: !isSsrBuild,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (page, files) =>
        files.filter((file) => !isThere(file) && (isStyle(file) || !(quietPages.test(page) || quietParts.test(page)))),
    },
    // A picture inlined into a style would be sent to everybody; small files are cheap over one connection.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: isSsrBuild ? 'src/web/entry.server.tsx' : 'src/web/entry.client.tsx',
      output: isSsrBuild ? {} : { codeSplitting: { groups } },
    },
  },
}))
