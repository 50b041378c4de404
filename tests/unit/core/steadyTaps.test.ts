// @vitest-environment jsdom
import { keepTapsSteady } from '@core/platform/steadyTaps'
import { afterEach, beforeEach, expect, it } from 'vitest'

let pressed: string[] = []
let stop = () => {}
beforeEach(() => {
  pressed = []
  document.body.innerHTML = '<button>Attester Emna</button><button>Attester Rayen</button><p>Texte</p>'
  stop = keepTapsSteady(document)
  document.body.addEventListener('click', noted)
})
afterEach(() => {
  stop()
  document.body.removeEventListener('click', noted)
  document.body.replaceChildren()
})

const noted = ({ target }: Event) => {
  pressed.push(target instanceof Element ? (target.textContent ?? '') : '')
}
const button = (index: number) => document.querySelectorAll('button')[index] as HTMLElement
const first = () => button(0)
const second = () => button(1)

/** A tap of a finger, at a moment in ms. */
function tap(target: HTMLElement, at: number, x = 100) {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, clientX: x, clientY: 300 })
  Object.defineProperties(event, { pointerType: { value: 'touch' }, timeStamp: { value: at } })
  return target.dispatchEvent(event)
}

const click = (target: HTMLElement, detail: number) =>
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }))

it('a double tap does not press the button that came to the place of the first one', () => {
  expect(tap(first(), 1000)).toBe(true)
  expect(tap(second(), 1250)).toBe(false)
  expect(tap(second(), 1390)).toBe(false)
  expect(tap(second(), 2000)).toBe(true)
  expect(pressed).toEqual(['Attester Emna', 'Attester Rayen'])
})

it('a double tap does not press a button that says something else by then', () => {
  const own = first()
  tap(own, 1000)
  own.textContent = 'Corriger'
  tap(own, 1200)
  expect(pressed).toEqual(['Attester Emna'])
})

it('a button that stays what it is can be pressed fast, and so can two that are apart', () => {
  for (const at of [1000, 1100, 1200]) tap(first(), at)
  tap(second(), 1300, 200)
  expect(pressed).toHaveLength(4)
})

it('a mouse presses another button at once, unless its second click is one of a double click', () => {
  click(first(), 1)
  click(second(), 1)
  click(first(), 2)
  expect(pressed).toEqual(['Attester Emna', 'Attester Rayen'])
})

it('keys and text are left alone', () => {
  click(first(), 1)
  click(second(), 0)
  click(document.querySelector('p') as HTMLElement, 2)
  expect(pressed).toEqual(['Attester Emna', 'Attester Rayen', 'Texte'])
})
