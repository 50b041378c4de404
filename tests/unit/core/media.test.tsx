import { useIsPhone } from '@core/hooks/useMediaQuery'
import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

function Width() {
  return <p>{useIsPhone() ? 'phone' : 'wide'}</p>
}

it('asks the browser for a media query once, however often a page is drawn', () => {
  const make = vi.fn(() => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }))
  vi.stubGlobal('matchMedia', make)
  const { rerender, unmount } = render(<Width />)
  rerender(<Width />)
  unmount()
  render(<Width />)
  expect(screen.getByText('phone')).toBeVisible()
  expect(make).toHaveBeenCalledTimes(1)
})
