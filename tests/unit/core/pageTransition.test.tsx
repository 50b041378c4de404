import { VerticalLayout } from '@core/layouts/VerticalLayout'
import { writeText } from '@core/platform/storage'
import { act, render } from '@testing-library/react'
import { stubMedia } from '@tests/helpers/pages/screens'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const animate = vi.fn()
beforeEach(() => {
  localStorage.clear()
  animate.mockClear()
  // jsdom draws nothing and has no animations.
  Object.assign(Element.prototype, { animate })
})
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'animate')
  vi.unstubAllGlobals()
})

function open() {
  const layout = (
    <VerticalLayout menu={[]} appName="Voie Libre" home="/" navbar={null}>
      <Outlet />
    </VerticalLayout>
  )
  const router = createMemoryRouter([{ element: layout, children: [{ path: '*', element: <h1>Page</h1> }] }])
  render(<RouterProvider router={router} />)
  return router
}

it('pages come in without any motion until the user chooses one, which is shown at once', async () => {
  const router = open()
  await act(() => router.navigate('/a'))
  expect(animate).not.toHaveBeenCalled()
  act(() => writeText('transition', 'zoom'))
  expect(animate).toHaveBeenCalledTimes(1)
  await act(() => router.navigate('/b'))
  expect(animate).toHaveBeenCalledTimes(2)
  // Another tab or filter does not count as another page.
  await act(() => router.navigate('/b?tab=2'))
  expect(animate).toHaveBeenCalledTimes(2)
})

it('a slide comes from the side where reading begins', async () => {
  localStorage.setItem('transition', 'slide')
  localStorage.setItem('direction', 'rtl')
  const router = open()
  await act(() => router.navigate('/a'))
  expect(animate.mock.calls[0]?.[0][0]).toMatchObject({ transform: 'translateX(32px)' })
})

it('nothing moves for who asked the device for stillness', async () => {
  stubMedia((media) => media.includes('reduced-motion'))
  localStorage.setItem('transition', 'fade')
  const router = open()
  await act(() => router.navigate('/a'))
  expect(animate).not.toHaveBeenCalled()
})
