import { useLateScroll } from '@core/hooks/scroll/useLateScroll'
import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

let length = 900
let grow = () => {}
const scrolled = vi.fn()

beforeEach(() => {
  length = 900
  scrolled.mockClear()
  vi.stubGlobal('innerHeight', 800)
  vi.stubGlobal('scrollTo', scrolled)
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => length)
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
  sessionStorage.setItem('react-router-scroll-positions', JSON.stringify({ '/apps/candidats': 640, abc: 20 }))
})
afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

function Page({ place }: { place: string }) {
  useLateScroll(place)
  return null
}

/** Sets the height of the page, as its rows would. */
const becomes = (height: number) =>
  act(() => {
    length = height
    grow()
  })

it('returns to where the page was left once its rows are there, and once only', () => {
  render(<Page place="/apps/candidats" />)
  becomes(1200)
  expect(scrolled).not.toHaveBeenCalled()
  becomes(1600)
  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ top: 640, behavior: 'instant' })
  becomes(2000)
  expect(scrolled).toHaveBeenCalledOnce()
})

it('begins at the top of a page that a link or an address opened, which the router finds stored too', () => {
  const load = vi.spyOn(performance, 'getEntriesByType')
  const opened = (type: string) => load.mockReturnValue([{ type, toJSON: () => '' } as unknown as PerformanceEntry])
  opened('navigate')
  const { unmount } = render(<Page place="/apps/candidats" />)
  becomes(1600)
  expect(scrolled).not.toHaveBeenCalled()
  const kept = () => JSON.parse(sessionStorage.getItem('react-router-scroll-positions') ?? '{}')
  expect(kept()).toEqual({ '/apps/candidats': 0, abc: 20 })
  unmount()
  for (const type of ['reload', 'back_forward']) {
    opened(type)
    const { unmount: leave } = render(<Page place="abc" />)
    becomes(1600)
    expect(scrolled).toHaveBeenLastCalledWith({ top: 20, behavior: 'instant' })
    expect(kept()).toEqual({ '/apps/candidats': 0, abc: 20 })
    leave()
    scrolled.mockClear()
  }
})

it('leaves a user alone who goes somewhere meanwhile', () => {
  render(<Page place="/apps/candidats" />)
  window.dispatchEvent(new Event('wheel'))
  becomes(1600)
  expect(scrolled).not.toHaveBeenCalled()
})

it('moves nothing on a page that was not scrolled, nor on the next one', () => {
  const { rerender } = render(<Page place="/apps/vehicules" />)
  rerender(<Page place="abc" />)
  becomes(1600)
  expect(scrolled).not.toHaveBeenCalled()
})
