/** A slow device draws what was marked within these. */
const FRAMES = 20

/** Moves the focus to the first field marked as wrong, once React has marked it. */
export function focusFirstFault(root: ParentNode = document, frames = FRAMES): void {
  requestAnimationFrame(() => {
    const first = root.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (first) first.focus()
    else if (frames > 1) focusFirstFault(root, frames - 1)
  })
}
