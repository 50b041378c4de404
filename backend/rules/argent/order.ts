/** Sorts by a day or a moment, the same ones by id: the order that every sum of money counts in. */
export const oldestFirst = <Item extends { id: number }>(
  items: readonly Item[],
  dateOf: (item: Item) => string,
): Item[] =>
  [...items].sort((one, other) => {
    const [first, second] = [dateOf(one), dateOf(other)]
    if (first === second) return one.id - other.id
    return first < second ? -1 : 1
  })
