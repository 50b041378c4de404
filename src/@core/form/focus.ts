/** Moves the focus to the first field marked as wrong, once React has marked it. */
export function focusFirstFault(root: ParentNode = document) {
  requestAnimationFrame(() => {
    root.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  })
}
