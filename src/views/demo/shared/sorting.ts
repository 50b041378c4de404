/** A list's sort, `-total`, as parameters of the demo's endpoints. */
export function sortQuery<Column extends string>(sort: Column | `-${Column}` | undefined) {
  if (!sort) return {}
  const isDown = sort.startsWith('-')
  // The text after the minus sign is a column by its type, which `slice` loses.
  return { sort: isDown ? 'desc' : 'asc', sortColumn: (isDown ? sort.slice(1) : sort) as Column } as const
}
