import { areaChunk, byImporters, byReach, byTurn, partOfArea } from './areaChunk.ts'
import {
  ALL_CALLS,
  callsOf,
  coreOf,
  DEMO,
  DIALOGS,
  ECOLES,
  HTTP,
  inProject,
  KIT,
  LANDINGS,
  LATER,
  MORE_CALLS,
  PORTFOLIOS,
  SIGNED_IN,
  START,
} from './areas.ts'
import { WORD_GROUPS } from './wordGroups.ts'

/**
 * The table of the pages behind the sign-in. It is a small file, so that the first page does not wait for the frame.
 */
const PAGES = {
  name: 'routes',
  test: /src[\\/](?:router[\\/]pages|views[\\/](?!demo[\\/]).*[\\/]routes)\.tsx$/,
  includeDependenciesRecursively: false,
  priority: 7,
}

const isDemo = (importers: readonly string[]) => importers.every((each) => DEMO.test(each))
/**
 * The icons of the pages in one file, rather than a file for every few icons that two pages share. The demo has its own
 * file, and so has its menu, which a manager sees before any of its pages.
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

const OWN_STYLES = {
  parts: 'argent/caisse|salle',
  views:
    'demo|auth|acces|apparence|apropos|approbation|base|caisse|candidat/import|candidat/papers|codeAcces|contrat|cours|' +
    'demande/picker|disponibilite|evenement|facture|inscription|package|panneau|reprise|salle|tarification|transaction|vehicule',
}
/**
 * The small styles of the product's pages in one file, because nearly every page needs several. Styles that only the
 * pages of one subject use stay with these pages.
 */
const STYLES = {
  name: 'pages',
  test: new RegExp(
    `/src/(?:@core/(?:charts|components)/|assets/styles/arabic|parts/(?!${OWN_STYLES.parts})|views/(?!${OWN_STYLES.views})).*\\.scss$`,
  ),
  includeDependenciesRecursively: false,
}

/**
 * Small modules that several pages share, in few files, because each file costs a request. Those that need the forms or
 * the time zones have files of their own, so that other pages do not load these. Modules that only the drawn signs
 * share stay with them.
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
 * Modules that the first pages share with other pages. Separately they would be ten files of a few hundred bytes. The
 * first pages of instructors and candidates have much in common.
 */
const OF_FIRST_PAGES = Object.entries({
  'of-dashboard': ['src/views/dashboard/DashboardPage.tsx'],
  'of-portfolio': PORTFOLIOS,
}).map(([name, pages]) => ({ ...areaChunk(name, pages.map(inProject), 0), minShareCount: 2 }))

const CONNECTION = {
  name: 'connection',
  test: /src\/@fake-db\/connection\.ts|\/node_modules\/comlink\//,
  includeDependenciesRecursively: false,
  priority: 7,
}

/** The files of the build. If two groups match a module, the one with the higher priority takes it. */
export const CHUNK_GROUPS = [
  areaChunk('start', START.map(inProject), 6),
  PAGES,
  CONNECTION,
  areaChunk('http', HTTP.map(inProject), 5.5),
  areaChunk('signed-in', SIGNED_IN.map(inProject), 5),
  areaChunk('kit', KIT.map(inProject), 4),
  partOfArea('calls-own', PORTFOLIOS.map(inProject), ALL_CALLS.map(inProject), 3.4),
  partOfArea('calls-ecoles', [ECOLES].map(inProject), ALL_CALLS.map(inProject), 3.2),
  areaChunk('calls', MORE_CALLS.map(inProject), 3),
  ...Object.entries(LATER).map(([name, folders]) => areaChunk(name, folders.flatMap(callsOf).map(inProject), 3)),
  areaChunk('dialogs', DIALOGS.map(inProject), 2.5),
  areaChunk('form', coreOf('form').map(inProject), 2),
  areaChunk('table', coreOf('table').map(inProject), 1),
  ICONS,
  ...WORD_GROUPS,
  STYLES,
  SHARED,
  ...OF_FIRST_PAGES,
]
