/** Puts the focus into a cell that is in the page; its own column comes into view with it. */
export function focusCell(within: ParentNode | null | undefined, row: number, field: string): void {
  within?.querySelector<HTMLElement>(`[data-row="${row}"][data-field="${field}"]`)?.focus()
}
