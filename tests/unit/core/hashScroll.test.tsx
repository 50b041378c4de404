import { useHashScroll } from '@core/hooks/scroll/useHashScroll'
import { act, render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

let grow = () => {}
const shown = vi.fn()

beforeEach(() => {
  shown.mockClear()
  Element.prototype.scrollIntoView = function show(this: Element) {
    shown(this.id)
  }
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: () => void) {
        grow = tell
      }
      observe() {}
      disconnect() {
        grow = () => {}
      }
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

function Page() {
  useHashScroll()
  return <div id="paiements" />
}

const open = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <Page />
    </MemoryRouter>,
  )

it('keeps the part of the address in sight while the parts above it load', () => {
  open('/apps/candidat/portfolio#paiements')
  expect(shown.mock.calls).toEqual([['paiements']])
  act(() => grow())
  act(() => grow())
  expect(shown).toHaveBeenCalledTimes(3)
})

it('leaves a user alone who scrolls meanwhile, and a page without such a part', () => {
  open('/apps/candidat/portfolio#paiements')
  window.dispatchEvent(new Event('wheel'))
  act(() => grow())
  expect(shown).toHaveBeenCalledOnce()
  open('/apps/candidat/portfolio#inconnu')
  act(() => grow())
  expect(shown).toHaveBeenCalledOnce()
})
