/** Gives the focus to the page's title when what had it has just left the page. */
export function focusTitle(): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) document.querySelector<HTMLElement>('h1[tabindex="-1"]')?.focus()
  })
}
