/** A list's sort, `-total`, in the words of the demo's endpoints. */
export function sortQuery<Column extends string>(sort: Column | `-${Column}` | undefined) {
  if (!sort) return {}
  const isDown = sort.startsWith('-')
  // What follows the minus sign is a column by its type, which `slice` loses.
  return { sort: isDown ? 'desc' : 'asc', sortColumn: (isDown ? sort.slice(1) : sort) as Column } as const
}
