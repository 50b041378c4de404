/** A row of a table, an item of a list, or a line of a form. */
const ROW = 'tr, li, [data-row]'
/** The button after the lines of a form that adds one. */
const ADD = '[data-adds-row]'

/** The place of a control among the rows of its list, kept for the time when the control is gone. */
export interface RowPlace {
  list: Element
  row: Element
  /** The rows above, the nearest first. */
  above: readonly Element[]
  /** The enabled controls of another row that do the same. */
  alikeIn: (row: Element) => HTMLElement | undefined
}

const rowsOf = (list: Element) => [...list.children].filter((child) => child.matches(ROW))

export function rowPlaceOf(control: HTMLElement): RowPlace | null {
  const row = control.closest(ROW)
  const list = row?.parentElement
  if (!row || !list) return null
  const { className, tagName } = control
  const type = control.getAttribute('type')
  const alike = (within: Element) =>
    [...within.querySelectorAll<HTMLElement>(tagName)].filter(
      (other) => other.className === className && other.getAttribute('type') === type,
    )
  const nth = alike(row).indexOf(control)
  const rows = rowsOf(list)
  return {
    list,
    row,
    above: rows.slice(0, rows.indexOf(row)).reverse(),
    alikeIn: (other) => {
      const found = alike(other)[nth]
      return found?.matches(':disabled') ? undefined : found
    },
  }
}

/**
 * The same control in the rows below the place as they are now, the nearest first, then in those above; without one,
 * the button that adds a line to a form.
 */
export function sameControlNear({ list, row, above, alikeIn }: RowPlace): HTMLElement | undefined {
  if (!list.isConnected) return undefined
  const rows = rowsOf(list)
  const at = rows.indexOf(row)
  const before = at < 0 ? above.filter((one) => rows.includes(one)) : rows.slice(0, at).reverse()
  const after = rows.slice(at < 0 ? rows.indexOf(before[0] ?? row) + 1 : at + 1)
  for (const other of [...after, ...before]) {
    const control = alikeIn(other)
    if (control) return control
  }
  return row.matches('[data-row]') ? (list.querySelector<HTMLElement>(ADD) ?? undefined) : undefined
}
