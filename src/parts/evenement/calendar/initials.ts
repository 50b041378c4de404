import { initials } from '@core/format/text'

/** The first letters of the first word and of the last word. */
function letters(nom: string, first: number, last: number): string {
  const words = nom.trim().split(/\s+/)
  const parts = [[words[0], first] as const, [words.length > 1 ? words.at(-1) : '', last] as const]
  return parts.map(([word = '', count]) => word.slice(0, 1).toLocaleUpperCase() + word.slice(1, count)).join('')
}

/** The forms to try, the shortest first: `HZ`, `HZr`, `HéZ`, `HZri`, `HédZ`. */
const FORMS: ((nom: string) => string)[] = [
  initials,
  (nom) => letters(nom, 1, 2),
  (nom) => letters(nom, 2, 1),
  (nom) => letters(nom, 1, 3),
  (nom) => letters(nom, 3, 1),
]

/** Short initials for each instructor of a school, distinct as far as their names allow. */
export function initialsOf(people: readonly { id: number; nom: string }[]): ReadonlyMap<number, string> {
  const found = new Map<number, string>()
  let left = [...people]
  for (const formOf of FORMS) {
    const counts = new Map<string, number>()
    for (const { nom } of left) counts.set(formOf(nom), (counts.get(formOf(nom)) ?? 0) + 1)
    const isAlone = ({ nom }: { nom: string }) => counts.get(formOf(nom)) === 1
    for (const { id, nom } of left.filter(isAlone)) found.set(id, formOf(nom))
    left = left.filter((person) => !isAlone(person))
  }
  for (const { id, nom } of left) found.set(id, initials(nom))
  return found
}
