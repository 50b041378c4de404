/** A candidate to whom work is to be assigned. */
export interface Assignee {
  id: number
  /** The code of the licence category that they learn for. */
  permi: string | null
}

/**
 * Sorts candidates for an assignment into three groups: those who get it, those who have it to do already, and those
 * who learn for another category. Each person is in one group, once, in the order in which they were named.
 * @param permis the categories of the work; none for all
 */
export function sortOut<Person extends Assignee>(
  people: readonly Person[],
  permis: readonly string[],
  busy: ReadonlySet<number>,
): { takers: Person[]; already: Person[]; unsuited: Person[] } {
  const isSuited = ({ permi }: Person) => permis.length === 0 || (permi !== null && permis.includes(permi))
  const once = [...new Map(people.map((person) => [person.id, person])).values()]
  const free = once.filter(({ id }) => !busy.has(id))
  return {
    takers: free.filter(isSuited),
    already: once.filter(({ id }) => busy.has(id)),
    unsuited: free.filter((person) => !isSuited(person)),
  }
}
