/** A candidate to whom work is to be assigned. */
export interface Assignee {
  id: number
  /** The code of the licence category that they learn for. */
  permi: string | null
}

/**
 * Who gets a work: not those who have it to do already, and not those for whose category it is not made. Each person is
 * in one of the three groups, once, in the order in which they were named.
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
