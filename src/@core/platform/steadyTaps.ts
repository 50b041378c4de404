/** Two taps within this time and distance are a double tap. */
const DOUBLE_TAP_MS = 400
const DOUBLE_TAP_PX = 24

interface Tap {
  at: number
  x: number
  y: number
  pressed: Element
  /** What the button said when it was pressed. */
  word: string
}

const wordOf = (pressed: Element) => `${pressed.getAttribute('aria-label') ?? ''} ${pressed.textContent}`

function tapOf({ target, timeStamp: at, clientX: x, clientY: y }: MouseEvent): Tap | undefined {
  const pressed = target instanceof Element && target.closest('button, a, [role="button"]')
  return pressed ? { at, x, y, pressed, word: wordOf(pressed) } : undefined
}

/** Whether a click is the second one of a double click: a mouse counts its clicks, a touch screen does not. */
function follows(event: MouseEvent, { at, x, y }: Tap): boolean {
  if (!('pointerType' in event) || event.pointerType !== 'touch') return event.detail > 1
  const isNear = Math.hypot(event.clientX - x, event.clientY - y) <= DOUBLE_TAP_PX
  return isNear && event.timeStamp - at <= DOUBLE_TAP_MS
}

/**
 * Ignores the second press of a double tap when another button, or another meaning of the same button, has come under
 * the finger meanwhile: nobody has read it. Fast presses of an unchanged button all count.
 * @returns the function that stops it
 */
export function keepTapsSteady(page: Document): () => void {
  let last: Tap | undefined
  const judge = (event: MouseEvent) => {
    const tap = tapOf(event)
    const isUnread = last && tap && follows(event, last) && (tap.pressed !== last.pressed || tap.word !== last.word)
    if (isUnread) {
      event.preventDefault()
      event.stopImmediatePropagation()
    } else last = tap
  }
  page.addEventListener('click', judge, true)
  return () => page.removeEventListener('click', judge, true)
}
