/** Sorts by a day or a moment, then by id: the order in which every sum of money is computed. */
export const oldestFirst = <Item extends { id: number }>(
  items: readonly Item[],
  dateOf: (item: Item) => string,
): Item[] =>
  [...items].sort((one, other) => {
    const [first, second] = [dateOf(one), dateOf(other)]
    if (first === second) return one.id - other.id
    return first < second ? -1 : 1
  })
