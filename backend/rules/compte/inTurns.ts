/**
 * Rows in turns of their groups: the first of each group, then the second of each, and so on. Within a turn, and within
 * a group, they keep their order.
 */
export function inTurns<Row>(rows: readonly Row[], groupOf: (row: Row) => unknown): Row[] {
  const counts = new Map<unknown, number>()
  const turns = rows.map((row) => {
    const group = groupOf(row)
    const turn = counts.get(group) ?? 0
    counts.set(group, turn + 1)
    return { row, turn }
  })
  return turns.sort((one, other) => one.turn - other.turn).map(({ row }) => row)
}
