/** Frames to wait for React to mark the fields on a slow device. */
const FRAMES = 20

/** Moves the focus to the first invalid field, once React has marked it. */
export function focusFirstFault(root: ParentNode = document, frames = FRAMES): void {
  requestAnimationFrame(() => {
    const first = root.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (first) first.focus()
    else if (frames > 1) focusFirstFault(root, frames - 1)
  })
}
