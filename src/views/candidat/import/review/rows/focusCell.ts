/** Focuses a rendered cell and scrolls its column into view. */
export function focusCell(within: ParentNode | null | undefined, row: number, field: string): void {
  within?.querySelector<HTMLElement>(`[data-row="${row}"][data-field="${field}"]`)?.focus()
}
