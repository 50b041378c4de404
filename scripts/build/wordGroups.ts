import { SHELL_WORDS } from '../../src/configs/words.ts'

/** The texts of the frame around every page, one file per language. */
const AROUND = new RegExp(`locales[\\\\/](\\w+)[\\\\/](?:\\w+[\\\\/])?(?:${SHELL_WORDS.join('|')})\\.json$`)
const WORDS = { name: (id: string) => AROUND.exec(id)?.[1] ?? null, includeDependenciesRecursively: false, priority: 1 }
/**
 * The texts of the first pages after the sign-in, one file per language, because each page shows texts of several
 * wings.
 */
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
/** The other texts of a candidate's first page, which come from several wings. */
const OF_OWN = /locales[\\/](\w+)[\\/](?:\w+[\\/])?(?:attente|candidat|convocation)\.json$/
const OWN_WORDS = {
  name: (id: string) => (OF_OWN.test(id) ? `${OF_OWN.exec(id)?.[1]}-own` : null),
  includeDependenciesRecursively: false,
  priority: 1,
}
/** What an instructor's day says of a candidate's weak topics, and the names of topics: small beside their wing. */
const OF_TOPICS = /locales[\\/](\w+)[\\/]cours[\\/](?:topic|weak)\.json$/
const TOPIC_WORDS = {
  name: (id: string) => (OF_TOPICS.test(id) ? `${OF_TOPICS.exec(id)?.[1]}-topics` : null),
  includeDependenciesRecursively: false,
  priority: 1,
}
/**
 * The texts of a wing, whose pages share them: one file loads faster than five. Large texts of a single page stay
 * separate.
 */
const OF_WING =
  /locales[\\/](\w+)[\\/](planning|ecole|plateforme|argent|cours|papiers|recouvrement)[\\/](?!import\.)\w+\.json$/
const WING_WORDS = {
  name: (id: string) => OF_WING.exec(id)?.slice(1).join('-') ?? null,
  includeDependenciesRecursively: false,
}

/** The groups of texts: one file for each language and each set that is needed by the same visit. */
export const WORD_GROUPS = [WORDS, FIRST_WORDS, OWN_WORDS, TOPIC_WORDS, WING_WORDS]
