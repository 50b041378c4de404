import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { aliasesFromTsConfig } from './scripts/build/aliases.ts'
import { laterChunk } from './scripts/build/areaChunk.ts'
import { DEMO, FIRST_PAGE, inProject, OPENED, SIGNED_IN } from './scripts/build/areas.ts'
import { CHUNK_GROUPS } from './scripts/build/chunkGroups.ts'
import { clientContract } from './scripts/build/clientContract.ts'
import { compressAssets } from './scripts/build/compress.ts'
import { keepBudgets } from './scripts/build/keepBudgets.ts'
import { licencePages } from './scripts/build/licencePages.ts'
import { logicalCss } from './scripts/build/logicalCss.ts'
import { offline } from './scripts/build/offline.ts'
import { ownIcons } from './scripts/build/ownIcons.ts'
import { ownReactstrap } from './scripts/build/ownReactstrap.ts'
import { ownZod } from './scripts/build/ownZod.ts'
import { preloadLazyModules } from './scripts/build/preload.ts'
import { shellOnly } from './scripts/build/shellOnly.ts'
import { untracedErrors } from './scripts/build/untracedErrors.ts'
import { ERROR_WORDS, SHELL_WORDS } from './src/configs/words.ts'

/**
 * `Features.DirSelector` of Lightning CSS. Rewritten for older browsers, `:dir(rtl)` asks for the language instead: a Latin
 * name in an Arabic page, and a French page read from right to left, would be taken for what they are not.
 */
const DIR_SELECTOR = 4

const { version } = JSON.parse(readFileSync(resolve(import.meta.dirname, 'package.json'), 'utf8')) as {
  version: string
}

const ROUTER = 'node_modules/react-router/dist/production'

/** The first part of the API, and the worker that loads it while it opens the database. */
const BACKEND = { worker: 'src/@fake-db/worker.ts', api: 'src/@fake-db/worker/api.ts' }

export default defineConfig({
  define: { __VERSION__: JSON.stringify(version) },
  plugins: [
    react(),
    ownIcons(),
    ownReactstrap(),
    ownZod(),
    untracedErrors(),
    clientContract(),
    licencePages(import.meta.dirname),
    preloadLazyModules(
      FIRST_PAGE.map((path) => `/${path}`),
      [...SIGNED_IN, ...OPENED].map((path) => `/${path}`),
    ),
    offline({
      worker: 'src/@core/offline/worker.ts',
      boot: [...SIGNED_IN, ...OPENED].map((path) => `/${path}`),
      isLeftOut: (module) => DEMO.test(module),
    }),
    shellOnly(),
    keepBudgets({
      root: import.meta.dirname,
      signedIn: [...SIGNED_IN, ...OPENED],
      words: [...SHELL_WORDS, ERROR_WORDS],
    }),
    compressAssets(),
  ],
  resolve: {
    alias: [
      ...aliasesFromTsConfig(import.meta.dirname),
      // The package names its development build alone, whose warnings nobody reads in production.
      { find: /^react-router$/, replacement: inProject(`${ROUTER}/index.mjs`) },
      { find: /^react-router\/dom$/, replacement: inProject(`${ROUTER}/dom-export.mjs`) },
      // axios-mock-adapter requires axios, which would load its second, CommonJS build besides the one in use.
      { find: /^axios$/, replacement: inProject('node_modules/axios/index.js') },
    ],
  },
  worker: {
    format: 'es',
    plugins: () => [ownZod()],
    // What a worker loads besides itself is told from the files of pages by its name (`scripts/build/offline.ts`).
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        chunkFileNames: 'assets/worker-[name]-[hash].js',
        codeSplitting: { groups: [laterChunk('first', inProject(BACKEND.api), inProject(BACKEND.worker))] },
      },
    },
  },
  // If the development server pre-bundled the modules, they could not find the .wasm files beside them.
  optimizeDeps: { exclude: ['@journeyapps/wa-sqlite', 'harfbuzzjs'] },
  css: {
    postcss: { plugins: [logicalCss()] },
    lightningcss: { exclude: DIR_SELECTOR },
    preprocessorOptions: {
      scss: {
        quietDeps: true,
        // Bootstrap 5.3 uses these features until its version 6.
        silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
      },
    },
  },
  build: {
    manifest: true,
    sourcemap: false,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // The word lists of the password check and the icons of the demo's browser are large; only who needs them loads them.
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        // The start names every file of every page, and hashes do not compress: seven characters, the fewest that the bundler takes.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: CHUNK_GROUPS,
        },
      },
    },
  },
})
