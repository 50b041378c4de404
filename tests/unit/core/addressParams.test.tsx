import { useAddressFlag } from '@core/hooks/useAddressFlag'
import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it } from 'vitest'

/** A page with a panel that its address opens; its save is answered when the test says so. */
function start() {
  const answer = { save: () => {} }
  let arrive = () => {}
  function Account() {
    const { isOpen, close } = useAddressFlag('encaisser')
    answer.save = close
    return <p>{isOpen ? 'panel' : 'account'}</p>
  }
  const router = createMemoryRouter(
    [
      { path: '/account', Component: Account },
      { path: '/list', element: <p>list</p> },
      {
        path: '/slow',
        lazy: () =>
          new Promise((resolve) => {
            arrive = () => resolve({ Component: () => <p>slow</p> })
          }),
      },
    ],
    { initialEntries: ['/account?tab=paiements&encaisser=1'] },
  )
  render(<RouterProvider router={router} />)
  const here = () => router.state.location.pathname + router.state.location.search
  return { router, here, answer, arrive: () => arrive() }
}

it('closes its panel in the address of its page', () => {
  const { here, answer } = start()
  act(() => answer.save())
  expect(here()).toBe('/account?tab=paiements')
  expect(screen.getByText('account')).toBeInTheDocument()
})

it('leaves the address of another page alone', async () => {
  const { router, here, answer } = start()
  await act(() => router.navigate('/list?page=2'))
  act(() => answer.save())
  expect(here()).toBe('/list?page=2')
})

it('does not stop the way to another page', async () => {
  const { router, here, answer, arrive } = start()
  let way: Promise<void> | undefined
  act(() => {
    way = router.navigate('/slow')
  })
  act(() => answer.save())
  arrive()
  await act(async () => way)
  expect(here()).toBe('/slow')
  expect(screen.getByText('slow')).toBeInTheDocument()
})
