import { fold } from '../../fold'

export const NAME_ORDERS = ['nomPrenom', 'prenomNom'] as const
export type NameOrder = (typeof NAME_ORDERS)[number]

/** Particles that belong to the next word: Ben Salah, El Haj Ali, Abd El Kader. */
const PARTICLES = new Set(
  'ben bin ibn bel bou abou abu el al ech es ez ed er ould oueld hadj haj sidi abd de du des la le da do dos van von der den di بن ابن ابو بو عبد الحاج ولد'.split(
    ' ',
  ),
)

/** Frequent first names: their position in a name reveals the order of a list. */
const FIRST_NAMES = new Set(
  'mohamed ahmed ali amine aziz anis bilel bechir fares fethi hamza hedi houssem ibrahim iheb ilyes ines imen jihed karim khaled kais lotfi maher malek marwen mehdi mohsen moez mongi mourad mustapha nabil nader nizar omar oussama rami ridha sabri salah salim sami samir skander slim sofiene tarek walid wassim yassine youssef yosri zied aicha amal amira asma aya chaima dorra emna eya fatma farah ghada hana hela houda ikram jihene khadija khaoula lamia latifa leila lina malak maha manel mariem maryem meriem mouna nada nadia najla nesrine nour olfa rahma rania rim sabrine safa salma samia sana sarra selma sonia sirine syrine wafa wided yasmine yosra zeineb marie jean pierre paul julien thomas nicolas laura camille محمد احمد علي امين فاطمه مريم امنه سارة ساره خالد يوسف ياسين سامي'.split(
    ' ',
  ),
)

const wordsOf = (text: string) => text.trim().split(/\s+/)
const isParticle = (word: string | undefined) => word !== undefined && PARTICLES.has(fold(word))
const isCapitals = (word: string) => word.length > 1 && word === word.toUpperCase() && word !== word.toLowerCase()

export interface FullName {
  nom: string
  prenom: string
}

function joined(words: string[], from: number, to: number): FullName {
  const rest = [...words.slice(0, from), ...words.slice(to)]
  return { nom: words.slice(from, to).join(' '), prenom: rest.join(' ') }
}

/**
 * Splits a full name in two. A comma or capitals mark the family name; otherwise it is the first word, or the last,
 * with the particles before it.
 */
export function splitName(text: string, order: NameOrder): FullName {
  const comma = /^([^,;]+)[,;]\s*(.+)$/.exec(text.trim())
  if (comma?.[1] && comma[2]) return { nom: comma[1].trim(), prenom: comma[2] }
  const words = wordsOf(text)
  const first = words.findIndex(isCapitals)
  const last = words.findLastIndex(isCapitals)
  const capitals = words.slice(first, last + 1).every((word) => isCapitals(word) || isParticle(word))
  if (first >= 0 && capitals && last - first + 1 < words.length) return joined(words, first, last + 1)
  if (order === 'prenomNom') {
    let start = words.length - 1
    while (start > 1 && isParticle(words[start - 1])) start -= 1
    return joined(words, start, words.length)
  }
  let end = 1
  while (isParticle(words[end - 1])) end += 1
  return joined(words, 0, end)
}

/** +1 for a name that begins with the family name, -1 for one that begins with the first name. */
function vote(name: string): number {
  const words = wordsOf(name)
  if (words.length < 2) return 0
  let votes = 0
  if (isParticle(words[0]) && fold(words[0] ?? '') !== 'abd') votes += 1
  if (words.length > 2 && isParticle(words.at(-2))) votes -= 1
  if (FIRST_NAMES.has(fold(words[0] ?? ''))) votes -= 1
  if (FIRST_NAMES.has(fold(words.at(-1) ?? ''))) votes += 1
  return votes
}

/** The name order of a column: from its heading, else from the names, else family name first. */
export function guessNameOrder(heading: string, names: string[]): NameOrder {
  const words = fold(heading)
  const family = words.search(/\bnoms?\b|last name|surname|nachname|apelido|اللقب/)
  const given = words.search(/\bprenoms?\b|first name|vorname|nome proprio|الاسم/)
  if (family >= 0 && given >= 0) return family < given ? 'nomPrenom' : 'prenomNom'
  const votes = names.reduce((sum, name) => sum + vote(name), 0)
  return votes < 0 ? 'prenomNom' : 'nomPrenom'
}
