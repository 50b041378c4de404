import { initials } from '@core/format/text'

/** The first letter of the first word, and so many of the last one. */
function letters(nom: string, count: number): string {
  const words = nom.trim().split(/\s+/)
  const last = words.length > 1 ? (words.at(-1) ?? '') : ''
  return (words[0]?.[0] ?? '').toLocaleUpperCase() + last.slice(0, 1).toLocaleUpperCase() + last.slice(1, count)
}

const MOST_LETTERS = 4

/** A few letters for each instructor of a school, different ones for different people as far as names allow. */
export function initialsOf(people: readonly { id: number; nom: string }[]): ReadonlyMap<number, string> {
  const found = new Map<number, string>()
  let left = [...people]
  for (let count = 1; count <= MOST_LETTERS && left.length > 0; count += 1) {
    const shortOf = (nom: string) => (count === 1 ? initials(nom) : letters(nom, count))
    const isAlone = ({ id, nom }: { id: number; nom: string }) =>
      count === MOST_LETTERS || left.every((other) => other.id === id || shortOf(other.nom) !== shortOf(nom))
    const alone = left.filter(isAlone)
    for (const { id, nom } of alone) found.set(id, shortOf(nom))
    left = left.filter((person) => !alone.includes(person))
  }
  return found
}
