import { useIsPhone } from '@core/hooks/useMediaQuery'
import { render, screen } from '@testing-library/react'
import { stubMedia, stubPhone } from '@tests/helpers/pages/screens'
import { expect, it } from 'vitest'

function Width() {
  return <p>{useIsPhone() ? 'phone' : 'wide'}</p>
}

it('asks the browser for a media query once, however often a page is drawn', () => {
  const make = stubPhone()
  const { rerender, unmount } = render(<Width />)
  rerender(<Width />)
  unmount()
  render(<Width />)
  expect(screen.getByText('phone')).toBeVisible()
  const asked = make.mock.calls.map(([media]) => media)
  expect(new Set(asked).size).toBe(asked.length)
})

it('keeps a page as it is on the screen while it is printed on narrow paper', () => {
  stubMedia(() => false)
  const { rerender } = render(<Width />)
  expect(screen.getByText('wide')).toBeVisible()
  stubMedia(() => true)
  rerender(<Width />)
  expect(screen.getByText('wide')).toBeVisible()
  stubPhone()
  rerender(<Width />)
  expect(screen.getByText('phone')).toBeVisible()
})
