import { forgetPicture, keepPicture, removePicture } from '@core/platform/picture'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const DRAWN = '<main><h1>Tableau de bord</h1></main>'
const LOADING = '<main><h1>Tableau de bord</h1><span class="skeleton"></span></main>'

beforeEach(() => {
  sessionStorage.clear()
  placeSkeletons(0)
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

/** A page that draws this, beneath the picture of before its reload if there is one. */
function pageOf(html: string, hasPicture = false): HTMLElement {
  document.body.innerHTML = `<div id="root">${html}</div>${hasPicture ? '<div id="picture"></div>' : ''}`
  return document.getElementById('root') as HTMLElement
}

/** Places the parts that still load, in pixels from the top of the window. */
function placeSkeletons(top: number): void {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 100, 20))
}
const kept = () => JSON.parse(sessionStorage.getItem('lastPicture') ?? 'null')
const isShown = () => document.getElementById('picture') !== null

/** Replaces what the page shows and lets its observers hear of it. */
async function draw(root: HTMLElement, html: string): Promise<void> {
  root.innerHTML = html
  await vi.advanceTimersByTimeAsync(1)
}

it('a complete page is kept with its person, and forgotten', () => {
  pageOf(DRAWN)
  keepPicture(7)
  expect(kept()).toMatchObject({ html: expect.stringContaining(DRAWN), key: expect.stringMatching(/^7,\//) })
  expect(kept().html).toMatch(/^<div id="picture" inert="" aria-hidden="true"/)
  forgetPicture()
  expect(kept()).toBeNull()
})

it('a page that still loads leaves no picture, nor does one of half a million characters', () => {
  pageOf(LOADING)
  keepPicture(7)
  pageOf('')
  keepPicture(7)
  pageOf(`${DRAWN}<p>${'x'.repeat(500_000)}</p>`)
  keepPicture(7)
  expect(kept()).toBeNull()
})

it('a part out of sight may still load', () => {
  placeSkeletons(window.innerHeight + 1)
  pageOf(LOADING)
  keepPicture(7)
  expect(kept()).not.toBeNull()
})

it('a photo whose address ends with the page keeps its place only', () => {
  pageOf(`${DRAWN}<img alt="Photo" src="blob:http://localhost/1"><img alt="Logo" src="/logo.png">`)
  keepPicture(7)
  expect(kept().html).not.toContain('blob:')
  expect(kept().html).toMatch(/<img alt="Photo" src="data:image.*<img alt="Logo" src="\/logo.png">/)
})

it('style rules that were inserted without text are kept; those of another host and of the picture are not', () => {
  document.head.append(document.createElement('style'))
  const inserted = document.head.appendChild(document.createElement('style'))
  inserted.sheet?.insertRule('.chosen { color: red; }')
  const foreign = document.head.appendChild(document.createElement('style'))
  Object.defineProperty(foreign.sheet, 'cssRules', {
    get: () => {
      throw new DOMException('of another host', 'SecurityError')
    },
  })
  pageOf(DRAWN, true)
  document.getElementById('picture')?.insertAdjacentHTML('beforeend', '<style>.before { color: blue; }</style>')
  keepPicture(7)
  expect(kept().html).toContain('.chosen')
  expect(kept().html).not.toContain('.before')
  document.head.replaceChildren()
})

it('the picture goes when the page behind it has been complete for a moment', async () => {
  const root = pageOf('', true)
  removePicture()
  await draw(root, LOADING)
  await vi.advanceTimersByTimeAsync(5000)
  expect(isShown()).toBe(true)
  await draw(root, DRAWN)
  expect(isShown()).toBe(true)
  // A part that comes later.
  await draw(root, LOADING)
  await vi.advanceTimersByTimeAsync(200)
  expect(isShown()).toBe(true)
  await draw(root, DRAWN)
  await vi.advanceTimersByTimeAsync(100)
  expect(isShown()).toBe(false)
})

it('a part that never comes does not keep the picture', async () => {
  const root = pageOf(DRAWN, true)
  removePicture()
  await draw(root, LOADING)
  await vi.advanceTimersByTimeAsync(1000)
  expect(isShown()).toBe(false)
})

it('the picture goes when a page that has some content is used', async () => {
  for (const input of ['pointerdown', 'keydown', 'wheel']) {
    const root = pageOf('', true)
    removePicture()
    window.dispatchEvent(new Event(input))
    expect(isShown()).toBe(true)
    await draw(root, LOADING)
    window.dispatchEvent(new Event(input))
    expect(isShown()).toBe(false)
  }
})
