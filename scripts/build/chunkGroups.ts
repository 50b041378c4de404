import { areaChunk, byImporters, byReach, byTurn, partOfArea } from './areaChunk.ts'
import {
  ALL_CALLS,
  callsOf,
  coreOf,
  DEMO,
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

const CONNECTION = {
  name: 'connection',
  test: /src\/@fake-db\/connection\.ts|\/node_modules\/comlink\//,
  includeDependenciesRecursively: false,
  priority: 7,
}

/** The files of the pages; of two groups that want a module, the one with the higher priority takes it. */
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
  areaChunk('form', coreOf('form').map(inProject), 2),
  areaChunk('table', coreOf('table').map(inProject), 1),
  ICONS,
  ...WORD_GROUPS,
  STYLES,
  SHARED,
  ...OF_FIRST_PAGES,
]
