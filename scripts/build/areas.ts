import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { normalizePath } from 'vite'

/** Groups of modules that are needed by the same visit. Paths are relative to the project's root. */

const ROOT = resolve(import.meta.dirname, '../..')

/** Module names as Vite writes them, on Windows too. */
export const inProject = (path: string) => normalizePath(resolve(ROOT, path))

const filesOf = (folder: string) =>
  readdirSync(inProject(folder), { recursive: true, encoding: 'utf8' }).map(
    (path) => `${folder}/${normalizePath(path)}`,
  )
/** The modules of a first visit. They form one chunk, even if other pages share them. */
export const START = [
  'src/main.tsx',
  'src/App.tsx',
  'src/router/frame/PublicLayout.tsx',
  'src/views/auth/LoginPage.tsx',
]
/** The modules of every page behind the sign-in. */
export const SIGNED_IN = [
  'src/redux/session/liveStore.ts',
  'src/router/SignedInArea.tsx',
  'src/router/frame/Shell.tsx',
  'src/router/Landing.tsx',
  'src/network.ts',
]
/** Modules that are imported lazily but needed by nearly every first page. They are fetched together with the entry. */
export const FIRST_PAGE = [...START, 'src/assets/locales/fr/common.json', 'src/assets/locales/fr/compte/auth.json']

/** Modules that are loaded at every start of a signed-in user. */
export const OPENED = [
  'src/router/pages.tsx',
  'src/@core/http/index.ts',
  'src/@fake-db/browser.ts',
  'src/@fake-db/connection.ts',
]
/** The modules that call the backend. They are fetched together at every start. */
export const HTTP = ['src/@core/http/index.ts']
/** Every module of a part of `@core`, except those loaded on demand and those that hold types only. */
export const coreOf = (part: string) =>
  filesOf(`src/@core/${part}`).filter((path) => /(?<!Host|Props)\.tsx?$/.test(path))
/** The API calls of a folder of `src/redux`. */
export const callsOf = (folder: string) =>
  filesOf(`src/redux/${folder}`).filter(
    (path) => path.endsWith('.ts') && readFileSync(inProject(path), 'utf8').includes('.injectEndpoints('),
  )
/** The API calls of subjects that no first page needs: one file for each, loaded with its pages. */
export const LATER = {
  'calls-argent': ['argent', 'papiers', 'tarification'],
  'calls-recouvrement': ['recouvrement'],
  'calls-cours': ['code-course'],
}
/**
 * The API calls of a school's first page. They are separate, because the schemas of all others would cost a phone a
 * quarter of a second.
 */
const FIRST_CALLS = [
  'src/redux/autoecole/dashboard.ts',
  'src/redux/autoecole/logo.ts',
  'src/redux/calendar/evenement.ts',
  'src/redux/calendar/lecon.ts',
  'src/redux/recouvrement/feu.ts',
]
/** The first pages of instructors and candidates, with the parts on their first screen. */
export const PORTFOLIOS = [
  'src/views/candidat/own/PortfolioPage.tsx',
  'src/views/demande/MesDemandes.tsx',
  'src/views/parcours/ParcoursTab.tsx',
  'src/views/convocation/MesConvocations.tsx',
  'src/views/moniteur/own/MoniteurPortfolioPage.tsx',
  'src/parts/cours/WeakTopics.tsx',
]
/** The first page of a manager. */
export const ECOLES = 'src/views/autoecole/AutoEcoleListPage.tsx'
/** The first page of each role. */
export const LANDINGS = ['src/views/dashboard/DashboardPage.tsx', ECOLES, ...PORTFOLIOS]
/** The API calls of all other pages, except those in `LATER`. */
export const MORE_CALLS = readdirSync(inProject('src/redux'))
  // The API calls of the demo stay with its pages.
  .filter((folder) => !folder.includes('.') && ![...Object.values(LATER).flat(), 'demo'].includes(folder))
  .flatMap(callsOf)
  .filter((path) => !FIRST_CALLS.includes(path))
export const ALL_CALLS = [...MORE_CALLS, ...Object.values(LATER).flat().flatMap(callsOf)]
/** Dialogs, which bring a part of reactstrap that is a quarter of the kit: no first page opens one at once. */
export const DIALOGS = ['src/@core/components/overlays/Dialog.tsx', 'src/@core/components/overlays/KeysDialog.tsx']
/**
 * The modules that all pages share, and the API calls of the first page. Forms, lists and dialogs have their own
 * chunks, so that pages without one do not load them.
 */
export const KIT = [
  ...['components', 'format', 'hooks'].flatMap(coreOf).filter((path) => !DIALOGS.includes(path)),
  ...FIRST_CALLS,
]

/** Pages and sample data of the demo. They have files of their own, which are kept once they are opened. */
export const DEMO = /\/src\/(?:[\w@-]+\/|assets\/locales\/\w+\/)demo\//
