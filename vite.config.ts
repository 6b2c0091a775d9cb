import react from '@vitejs/plugin-react'
import compile from 'icu-minify/compile'
import { defineConfig, type Plugin } from 'vite'

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

const underTest = process.env.VITEST !== undefined

export default defineConfig(({ isSsrBuild }) => ({
  appType: 'custom',
  plugins: [react(), ...(underTest ? [] : [compileMessages()])],
  resolve: {
    alias: underTest
      ? []
      : [{ find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' }],
  },
  // The renderer is one self-contained file: no package is looked up when the server starts.
  ssr: { noExternal: isSsrBuild ? true : ['use-intl'] },
  build: {
    target: 'es2023',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    manifest: !isSsrBuild,
    modulePreload: { polyfill: false },
    // A picture inlined into a style would be sent to everybody; small files are cheap over one connection.
    assetsInlineLimit: 0,
    rolldownOptions: {
      treeshake: { propertyWriteSideEffects: false },
      input: isSsrBuild ? 'src/web/entry.server.tsx' : 'src/web/entry.client.tsx',
    },
  },
}))
