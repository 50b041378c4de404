import type { CellValues } from '@contract/ecole/import/candidatCells'
import { fold } from '@contract/fold'

type Person = Pick<CellValues, 'cin' | 'passeport' | 'nom' | 'prenom' | 'dateNaissance'>

/** The field whose number two rows give to two people, and the other row. */
export interface Clash {
  field: 'cin' | 'passeport'
  other: number
}

/** A row with the number; the name has its words in alphabetical order, whichever comes first in the list. */
interface Bearer {
  row: number
  name: string
  birth: string
}

/** Null for a row that does not say who it is. */
function bearerOf(row: number, { nom, prenom, dateNaissance }: Person): Bearer | null {
  if (!nom || !prenom || !dateNaissance) return null
  return { row, name: fold(`${nom} ${prenom}`).split(' ').sort().join(' '), birth: dateNaissance }
}

/** A name may be misspelt and a birth date mistyped: only both together mean another person. */
const isOther = (one: Bearer, other: Bearer) => one.name !== other.name && one.birth !== other.birth

function bearersByNumber(people: readonly Person[], field: Clash['field']): Map<string, Bearer[]> {
  const bearers = new Map<string, Bearer[]>()
  for (const [row, person] of people.entries()) {
    const number = person[field]
    const bearer = number && bearerOf(row, person)
    if (!number || !bearer) continue
    const known = bearers.get(number)
    if (known) known.push(bearer)
    else bearers.set(number, [bearer])
  }
  return bearers
}

/** The first bearer of each name and birth: a list may repeat one line thousands of times. */
const differing = (bearers: Bearer[]) => [
  ...new Map([...bearers].reverse().map((bearer) => [`${bearer.name}|${bearer.birth}`, bearer])).values(),
]

/** The rows of a list that give one identity number to different people, by their index: one of them is wrong. */
export function numberClashes(people: readonly Person[]): Map<number, Clash> {
  const clashes = new Map<number, Clash>()
  for (const field of ['cin', 'passeport'] as const) {
    for (const bearers of bearersByNumber(people, field).values()) {
      const persons = differing(bearers)
      for (const bearer of bearers) {
        const other = persons.find((person) => isOther(person, bearer))
        if (other && !clashes.has(bearer.row)) clashes.set(bearer.row, { field, other: other.row })
      }
    }
  }
  return clashes
}
