import { setTimeout } from 'node:timers/promises'
import { listPermis } from '@contract/calls/ecole/permi'
import { http } from '@core/http'
import { initI18n } from '@core/i18n/initI18n'
import { setOutage } from '@src/redux/base/outage'
import { sendCall } from '@src/redux/failures'
import { connectHttp } from '@src/redux/session/connectHttp'
import { Root } from '@src/router/Root'
import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { AxiosError } from 'axios'
import type { ResourceKey } from 'i18next'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'

const texts = import.meta.glob<ResourceKey>('/src/assets/locales/fr/{common,errors,base}.json', { import: 'default' })

beforeAll(async () => {
  window.scrollTo = () => undefined
  await initI18n({
    languages: ['fr'],
    defaultLanguage: 'fr',
    load: async (_language, namespace) => (await texts[`/src/assets/locales/fr/${namespace}.json`]?.()) ?? {},
    namespaces: ['common', 'errors'],
  })
})

afterEach(() => {
  act(() => setOutage(null))
  connectHttp(() => Promise.resolve())
})

function openAny() {
  const page = { path: '*', element: <h1>Candidats</h1> }
  render(<RouterProvider router={createMemoryRouter([{ element: <Root />, children: [page] }])} />)
  return userEvent.setup()
}

it.each([
  ['busy', 'Vos données sont utilisées ailleurs', 'fermez l’autre fenêtre'],
  ['full', 'Il n’y a plus de place sur cet appareil', 'Libérez de l’espace'],
  ['newer', 'Une version plus récente est installée', 'rechargez la page'],
  ['unknown', 'Vos données n’ont pas pu être ouvertes', 'Rien n’a été modifié ni remplacé'],
] as const)('replaces every page when the database cannot be opened: %s', async (failure, title, text) => {
  openAny()
  act(() => setOutage(failure))
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(screen.getByText(text, { exact: false })).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Candidats' })).toBeNull()
})

it('restarts the backend on retry and shows the page again', async () => {
  const start = vi.fn(async () => setOutage(null))
  connectHttp(start)
  http.defaults.adapter = (config) => Promise.reject(new AxiosError('Network Error', AxiosError.ERR_NETWORK, config))
  const user = openAny()
  act(() => setOutage('busy'))
  await user.click(await screen.findByRole('button', { name: 'Réessayer' }))
  expect(await screen.findByRole('heading', { name: 'Candidats' })).toBeVisible()
  expect(start).toHaveBeenCalledOnce()
})

it('reports the outage once, without a dialog for each failing request', async () => {
  connectHttp(() => Promise.reject(new Error('no database')))
  const user = openAny()
  const ask = () => sendCall(listPermis, undefined)
  await ask()
  await user.click(await screen.findByRole('button', { name: 'OK' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  act(() => setOutage('busy'))
  await ask()
  await setTimeout(100)
  expect(screen.queryByRole('dialog')).toBeNull()
})
