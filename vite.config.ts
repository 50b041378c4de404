import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, normalizePath } from 'vite'
import { aliasesFromTsConfig } from './scripts/build/aliases.ts'
import { areaChunk, byImporters, byReach, byTurn, laterChunk, partOfArea } from './scripts/build/areaChunk.ts'
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
import { ERROR_WORDS, SHELL_WORDS } from './src/configs/words.ts'

/** The modules of a first visit: one chunk, whichever pages share them later. */
const START = ['src/main.tsx', 'src/App.tsx', 'src/router/PublicLayout.tsx', 'src/views/auth/LoginPage.tsx']
/** The modules of every page behind the sign-in. */
const SIGNED_IN = [
  'src/redux/session/liveStore.ts',
  'src/router/SignedInArea.tsx',
  'src/router/Shell.tsx',
  'src/router/Landing.tsx',
  'src/network.ts',
]
/** Imported lazily, yet needed by nearly every first page: fetched together with the entry. */
const FIRST_PAGE = [...START, 'src/assets/locales/fr/common.json', 'src/assets/locales/fr/compte/auth.json']

/** Loaded by every start of somebody who is signed in. */
const OPENED = [
  'src/router/pages.tsx',
  'src/@core/http/index.ts',
  'src/@fake-db/browser.ts',
  'src/@fake-db/connection.ts',
]
/** Pages and samples of the demo: files of their own, kept once they are opened. */
const DEMO = /\/src\/(?:[\w@-]+\/|assets\/locales\/\w+\/)demo\//

/**
 * `Features.DirSelector` of Lightning CSS. Rewritten for older browsers, `:dir(rtl)` asks for the language instead: a Latin
 * name in an Arabic page, and a French page read from right to left, would be taken for what they are not.
 */
const DIR_SELECTOR = 4

const { version } = JSON.parse(readFileSync(resolve(import.meta.dirname, 'package.json'), 'utf8')) as {
  version: string
}

/** Module names as Vite writes them, on Windows too. */
const inProject = (path: string) => normalizePath(resolve(import.meta.dirname, path))

const filesOf = (folder: string) =>
  readdirSync(inProject(folder), { recursive: true, encoding: 'utf8' }).map(
    (path) => `${folder}/${normalizePath(path)}`,
  )
/** Every module of a part of `@core`, except those loaded on demand and those that hold types only. */
const coreOf = (part: string) => filesOf(`src/@core/${part}`).filter((path) => /(?<!Host|Props)\.tsx?$/.test(path))
/** The API calls of a folder of `src/redux`. */
const callsOf = (folder: string) =>
  filesOf(`src/redux/${folder}`).filter(
    (path) => path.endsWith('.ts') && readFileSync(inProject(path), 'utf8').includes('.injectEndpoints('),
  )
/** The calls of subjects that the first page of no role needs: a file each, loaded with their pages. */
const LATER = {
  'calls-argent': ['argent', 'papiers', 'tarification'],
  'calls-recouvrement': ['recouvrement'],
  'calls-cours': ['code-course'],
}
/** The calls of the first page of a school: the schemas of all the others would take a phone a quarter of a second. */
const FIRST_CALLS = [
  'src/redux/autoecole/dashboard.ts',
  'src/redux/autoecole/logo.ts',
  'src/redux/calendar/evenement.ts',
  'src/redux/calendar/lecon.ts',
  'src/redux/recouvrement/feu.ts',
]
/** The first pages of instructors and candidates, and what these show on their first screen. */
const PORTFOLIOS = [
  'src/views/candidat/own/PortfolioPage.tsx',
  'src/views/demande/MesDemandes.tsx',
  'src/views/parcours/ParcoursTab.tsx',
  'src/views/convocation/MesConvocations.tsx',
  'src/views/moniteur/MoniteurPortfolioPage.tsx',
  'src/parts/cours/WeakTopics.tsx',
]
/** The first page of a manager. */
const ECOLES = 'src/views/autoecole/AutoEcoleListPage.tsx'
/** The pages on which the roles land. */
const LANDINGS = ['src/views/dashboard/DashboardPage.tsx', ECOLES, ...PORTFOLIOS]
/** The calls of every other page of the product's first subjects. */
const MORE_CALLS = readdirSync(inProject('src/redux'))
  // The calls of the demo stay with its pages.
  .filter((folder) => !folder.includes('.') && ![...Object.values(LATER).flat(), 'demo'].includes(folder))
  .flatMap(callsOf)
  .filter((path) => !FIRST_CALLS.includes(path))
const ALL_CALLS = [...MORE_CALLS, ...Object.values(LATER).flat().flatMap(callsOf)]
/**
 * The common modules of all pages, and the API calls of the first one. Forms and lists have their own chunks, so that a
 * page without one does not load it.
 */
const KIT = [...['components', 'format', 'hooks'].flatMap(coreOf), ...FIRST_CALLS]

/** The table of the pages behind the sign-in: a small file, so that the first page is not behind the frame. */
const PAGES = {
  name: 'routes',
  test: /src[\\/](?:router[\\/]pages|views[\\/](?!demo[\\/]).*[\\/]routes)\.tsx$/,
  includeDependenciesRecursively: false,
  priority: 7,
}

const isDemo = (importers: readonly string[]) => importers.every((each) => DEMO.test(each))
/**
 * The icons of the pages: one file for all, rather than one for every few that two pages share. The demo has its own, and
 * so has its menu, which a manager sees before any of its pages.
 */
const ICONS = {
  name: byImporters('icons', {
    menu: (importers) => isDemo(importers) && importers.some((each) => each.includes('/src/navigation/demo/')),
    demo: isDemo,
  }),
  test: /lucide-react\/dist\/esm\/icons\//,
  minShareCount: 2,
  includeDependenciesRecursively: false,
  priority: 3,
}

/** The texts of the frame around every page, one file per language. */
const AROUND = new RegExp(`locales[\\\\/](\\w+)[\\\\/](?:\\w+[\\\\/])?(?:${SHELL_WORDS.join('|')})\\.json$`)
const WORDS = { name: (id: string) => AROUND.exec(id)?.[1] ?? null, includeDependenciesRecursively: false, priority: 1 }
/** The texts of the first pages after the sign-in, one file per language: each page shows some of several wings. */
const FIRST = [
  'chart',
  'dashboard',
  'demande',
  'examen',
  'flux',
  'journee',
  'lecon',
  'moniteur',
  'parcours',
  'recouvrement',
  'revision',
  'stats',
  'vehicule',
]
const OF_FIRST = new RegExp(`locales[\\\\/](\\w+)[\\\\/](?:\\w+[\\\\/])?(?:${FIRST.join('|')})\\.json$`)
const FIRST_WORDS = {
  name: (id: string) => (OF_FIRST.test(id) ? `${OF_FIRST.exec(id)?.[1]}-first` : null),
  includeDependenciesRecursively: false,
  priority: 1,
}
/** The other texts of a candidate's first page, which are some of three wings. */
const OF_OWN = /locales[\\/](\w+)[\\/](?:\w+[\\/])?(?:attente|candidat|convocation)\.json$/
const OWN_WORDS = {
  name: (id: string) => (OF_OWN.test(id) ? `${OF_OWN.exec(id)?.[1]}-own` : null),
  includeDependenciesRecursively: false,
  priority: 1,
}
/**
 * The texts of a wing: its pages share them, and one file loads faster than five. Large ones of a single page stay
 * separate.
 */
const OF_WING =
  /locales[\\/](\w+)[\\/](planning|ecole|plateforme|argent|cours|papiers|recouvrement)[\\/](?!import\.)\w+\.json$/
const WING_WORDS = {
  name: (id: string) => OF_WING.exec(id)?.slice(1).join('-') ?? null,
  includeDependenciesRecursively: false,
}
const OWN_STYLES = {
  parts: 'argent/caisse|salle',
  views:
    'demo|auth|acces|apparence|apropos|approbation|base|caisse|candidat/import|candidat/papers|codeAcces|contrat|cours|' +
    'demande/picker|disponibilite|evenement|facture|inscription|package|panneau|reprise|salle|tarification|transaction|vehicule',
}
/**
 * The small styles of the product's pages, since nearly every page needs several. Those of a subject that only its own
 * pages show stay with them.
 */
const STYLES = {
  name: 'pages',
  test: new RegExp(
    `/src/(?:@core/(?:charts|components)/|assets/styles/arabic|parts/(?!${OWN_STYLES.parts})|views/(?!${OWN_STYLES.views})).*\\.scss$`,
  ),
  includeDependenciesRecursively: false,
}

/**
 * Small modules shared by several pages: separately, each would cost one more request. Those that need the forms or the
 * time zones have files of their own, so that a page without a form does not load both. What only the drawn signs share
 * stays with them.
 */
const SHARED = {
  name: byTurn(
    byReach(
      'shared',
      {
        form: /react-hook-form|@core\/form\//,
        clock: /temporal-polyfill/,
        more: new RegExp(`/(?:${MORE_CALLS.join('|')})$`),
        calls: new RegExp(`src/redux/(?:${Object.values(LATER).flat().join('|')})/`),
      },
      [...START, ...SIGNED_IN, ...KIT].map(inProject),
    ),
    'shared',
    LANDINGS.map(inProject),
  ),
  test: /\/(?:src\/(?:@core|configs|parts(?!\/panneau)|redux|views\/(?!demo))|contract)\/.*\.tsx?$/,
  minShareCount: 5,
  includeDependenciesRecursively: false,
}
/**
 * What first pages share with other pages: as files of their own they would be ten of a few hundred bytes. The own pages
 * of instructors and candidates have much in common.
 */
const OF_FIRST_PAGES = Object.entries({
  'of-dashboard': ['src/views/dashboard/DashboardPage.tsx'],
  'of-portfolio': PORTFOLIOS,
}).map(([name, pages]) => ({ ...areaChunk(name, pages.map(inProject), 0), minShareCount: 2 }))

/** What speaks with the backend: asked for together at every start. */
const HTTP = ['src/@core/http/index.ts']
const CONNECTION = {
  name: 'connection',
  test: /src\/@fake-db\/connection\.ts|\/node_modules\/comlink\//,
  includeDependenciesRecursively: false,
  priority: 7,
}

/** The first part of the API, and the worker that loads it while it opens the database. */
const BACKEND = { worker: 'src/@fake-db/worker.ts', api: 'src/@fake-db/worker/api.ts' }

export default defineConfig({
  define: { __VERSION__: JSON.stringify(version) },
  plugins: [
    react(),
    ownIcons(),
    ownReactstrap(),
    ownZod(),
    licencePages(import.meta.dirname),
    preloadLazyModules(FIRST_PAGE.map((path) => `/${path}`)),
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
          groups: [
            areaChunk('start', START.map(inProject), 6),
            PAGES,
            CONNECTION,
            areaChunk('http', HTTP.map(inProject), 5.5),
            areaChunk('signed-in', SIGNED_IN.map(inProject), 5),
            areaChunk('kit', KIT.map(inProject), 4),
            partOfArea('calls-own', PORTFOLIOS.map(inProject), ALL_CALLS.map(inProject), 3.4),
            partOfArea('calls-ecoles', [ECOLES].map(inProject), ALL_CALLS.map(inProject), 3.2),
            areaChunk('calls', MORE_CALLS.map(inProject), 3),
            ...Object.entries(LATER).map(([name, folders]) =>
              areaChunk(name, folders.flatMap(callsOf).map(inProject), 3),
            ),
            areaChunk('form', coreOf('form').map(inProject), 2),
            areaChunk('table', coreOf('table').map(inProject), 1),
            ICONS,
            WORDS,
            FIRST_WORDS,
            OWN_WORDS,
            WING_WORDS,
            STYLES,
            SHARED,
            ...OF_FIRST_PAGES,
          ],
        },
      },
    },
  },
})
