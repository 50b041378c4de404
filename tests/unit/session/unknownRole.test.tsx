import type { Role } from '@contract/ability'
import { http } from '@core/http'
import { installFakeDb } from '@fake-db/index'
import { storedSession, storeSession } from '@src/redux/session/stored'
import { makeStore } from '@src/redux/store'
import { Landing } from '@src/router/Landing'
import { SignedIn } from '@src/router/SignedIn'
import { render, screen, waitFor } from '@testing-library/react'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it } from 'vitest'
import { startInFrench } from '../core/renderCore'
import { ANSWER } from './answer'

startInFrench()

it.each(['/accueil', '/dashboard'])(
  'at %s, an unknown role is signed out and sent to the login page',
  async (address) => {
    storeSession({ ...ANSWER, role: 'inspecteur' as Role })
    // The only request is the sign-out.
    await installFakeDb(http, { backend: { request: async () => new Response(null, { status: 204 }) } })
    const router = createMemoryRouter(
      [
        {
          element: <SignedIn />,
          children: [
            { path: '/accueil', element: <Landing /> },
            { path: '/dashboard', element: <p>Tableau de bord</p> },
          ],
        },
        { path: '/login', element: <p>Connexion</p> },
      ],
      { initialEntries: [address] },
    )
    render(
      <Provider store={makeStore()}>
        <RouterProvider router={router} />
      </Provider>,
    )
    expect(await screen.findByText('Connexion')).toBeVisible()
    expect(screen.queryByText('Tableau de bord')).toBeNull()
    await waitFor(() => expect(storedSession()).toBeNull())
  },
)
