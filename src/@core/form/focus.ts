/** Frames to wait for React to mark the fields on a slow device. */
const FRAMES = 20

/**
 * Focuses a field. One that is folded away (`<details>`) is unfolded first, because its fault would be invisible there.
 */
export function reveal(field: HTMLElement): void {
  field.closest('details')?.setAttribute('open', '')
  field.focus()
}

/** Moves the focus to the first invalid field, once React has marked it. */
export function focusFirstFault(root: ParentNode = document, frames = FRAMES): void {
  requestAnimationFrame(() => {
    const first = root.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (first) reveal(first)
    else if (frames > 1) focusFirstFault(root, frames - 1)
  })
}
