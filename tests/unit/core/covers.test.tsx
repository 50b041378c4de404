import { coverPage, withCovers } from '@core/components/overlays/covers'
import { DetailsPanel } from '@core/components/overlays/DetailsPanel'
import { Dialog } from '@core/components/overlays/Dialog'
import { confirmDialog } from '@core/dialogs/dialogs'
import { useUnsavedGuard } from '@core/form/useUnsavedGuard'
import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { createBrowserRouter, Link, RouterProvider, useSearchParams } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startInFrench } from './renderCore'

/** A list with a panel in the address and one that is not, as the pages have them. */
function List() {
  const [isOpen, setOpen] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [params, setParams] = useSearchParams()
  const change = (name: string, value: string | null) =>
    setParams(
      (old) => {
        const next = new URLSearchParams(old)
        if (value) next.set(name, value)
        else next.delete(name)
        return next
      },
      { replace: true },
    )
  return (
    <>
      <h1>Candidats</h1>
      <button type="button" onClick={() => setOpen(true)}>
        Ouvrir
      </button>
      <button type="button" onClick={() => change('demandes', '1')}>
        Demandes
      </button>
      <button type="button" onClick={() => change('q', 'ali')}>
        Chercher
      </button>
      {isOpen ? (
        <DetailsPanel title="Ali" onClose={() => setOpen(false)}>
          <Link to="/dossier">Dossier</Link>
          <button type="button" onClick={() => void confirmDialog({ title: 'Archiver ?' })}>
            Archiver
          </button>
          <button type="button" onClick={() => setAsking(true)}>
            Déplacer
          </button>
        </DetailsPanel>
      ) : null}
      {isAsking ? (
        <Dialog onClose={() => setAsking(false)} labelledBy="scope">
          <h2 id="scope">Toute la série</h2>
          <button type="button">Oui</button>
        </Dialog>
      ) : null}
      {params.get('demandes') ? (
        <DetailsPanel title="Demandes reçues" onClose={() => change('demandes', null)}>
          Aucune
        </DetailsPanel>
      ) : null}
    </>
  )
}

startInFrench()

/** A form with something typed, which asks before it is left. */
function Typed() {
  useUnsavedGuard(true)
  return (
    <>
      <h1>Formulaire</h1>
      <Link to="/dossier">Dossier</Link>
    </>
  )
}

const pages = [
  { path: '/formulaire', element: <Typed /> },
  { path: '/', element: <h1>Accueil</h1> },
  { path: '/liste', element: <List /> },
  { path: '/dossier', element: <h1>Dossier d’Ali</h1> },
]
const router = withCovers(() => createBrowserRouter(pages))

beforeEach(async () => {
  await act(() => router.navigate('/'))
  await act(() => router.navigate('/liste'))
  render(<RouterProvider router={router} />)
})
afterEach(async () => {
  await settled()
})

/** Longer than the covers wait for one that replaces another. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 250)))
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const address = () => window.location.pathname + window.location.search

async function goBack() {
  act(() => window.history.back())
  await settled()
}

it('Back closes a panel and stays on its page; a second Back leaves the page', async () => {
  await press('Ouvrir')
  expect(await screen.findByRole('dialog', { name: 'Ali' })).toBeVisible()
  await goBack()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(address()).toBe('/liste')
  await goBack()
  await heading('Accueil')
})

it('a panel closed by its button leaves no entry behind', async () => {
  await press('Ouvrir')
  await press('Fermer')
  await settled()
  await goBack()
  await heading('Accueil')
})

it('Back closes a panel that is in the address, and what was searched meanwhile stays', async () => {
  await press('Demandes')
  await screen.findByRole('dialog', { name: 'Demandes reçues' })
  await press('Chercher')
  expect(address()).toBe('/liste?demandes=1&q=ali')
  await goBack()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(address()).toBe('/liste?q=ali')
  await goBack()
  await heading('Accueil')
})

it('a panel in the address that is closed by its button does not come back', async () => {
  await press('Demandes')
  await press('Chercher')
  await press('Fermer')
  await settled()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(address()).toBe('/liste?q=ali')
  await goBack()
  await heading('Accueil')
})

it('from a page opened out of a panel, Back returns to the page of the panel', async () => {
  await press('Ouvrir')
  await userEvent.click(screen.getByRole('link', { name: 'Dossier' }))
  await heading('Dossier d’Ali')
  await settled()
  await goBack()
  await heading('Candidats')
  await goBack()
  await heading('Accueil')
})

it('Back closes what lies over a panel first', async () => {
  await press('Ouvrir')
  await screen.findByRole('dialog')
  let isOver = true
  let uncover = () => {}
  uncover = coverPage(() => {
    isOver = false
    uncover()
  })
  await goBack()
  expect(isOver).toBe(false)
  expect(screen.getByRole('dialog', { name: 'Ali' })).toBeVisible()
  await goBack()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await heading('Candidats')
})

describe.each([
  ['a question', 'Archiver', 'Archiver ?'],
  ['a dialog', 'Déplacer', 'Toute la série'],
])('%s over a panel', (_kind, button, name) => {
  const isOpen = (title: string) => screen.queryByRole('dialog', { name: title, hidden: true }) !== null
  async function ask() {
    await press('Ouvrir')
    await press(button)
    await screen.findByRole('dialog', { name })
    await settled()
  }

  it.each([
    ['Back', goBack],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('closes alone with %s, and the panel stays', async (_key, leave) => {
    await ask()
    await leave()
    await waitFor(() => expect(isOpen(name)).toBe(false))
    await settled()
    expect(isOpen('Ali')).toBe(true)
    await leave()
    await waitFor(() => expect(isOpen('Ali')).toBe(false))
    expect(address()).toBe('/liste')
  })
})

it('what refuses to close has an entry again', async () => {
  let isFirm = true
  let uncover = () => {}
  uncover = coverPage(() => {
    if (!isFirm) uncover()
  })
  await goBack()
  expect(address()).toBe('/liste')
  await goBack()
  expect(address()).toBe('/liste')
  isFirm = false
  await goBack()
  await goBack()
  await waitFor(() => expect(address()).toBe('/'))
})

it('Forward opens nothing again, and Back then leaves the page', async () => {
  await press('Ouvrir')
  await goBack()
  act(() => window.history.forward())
  await settled()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await goBack()
  await heading('Accueil')
})

it('a form that asks before it is left is kept or left as the user says, with Back and with a link', async () => {
  await act(() => router.navigate('/formulaire'))
  await heading('Formulaire')
  await goBack()
  await userEvent.click(await screen.findByRole('button', { name: 'Annuler' }))
  await settled()
  await heading('Formulaire')
  expect(address()).toBe('/formulaire')

  await userEvent.click(screen.getByRole('link', { name: 'Dossier' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Confirmer' }))
  await heading('Dossier d’Ali')
  await settled()
  await goBack()
  await heading('Formulaire')

  await goBack()
  await userEvent.click(await screen.findByRole('button', { name: 'Confirmer' }))
  await heading('Candidats')
  expect(address()).toBe('/liste')
})

it('Back closes the question of a form, and the form stays', async () => {
  await act(() => router.navigate('/formulaire'))
  await goBack()
  await screen.findByRole('dialog')
  await settled()
  await goBack()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await heading('Formulaire')
  expect(address()).toBe('/formulaire')
  await goBack()
  await userEvent.click(await screen.findByRole('button', { name: 'Confirmer' }))
  await heading('Candidats')
})

it('a history that is slow is not sent back twice', async () => {
  const go = window.history.go.bind(window.history)
  const late = vi.spyOn(window.history, 'go').mockImplementation((by) => void setTimeout(() => go(by), 700))
  await press('Ouvrir')
  await press('Fermer')
  await act(() => new Promise((resolve) => setTimeout(resolve, 1200)))
  expect(late).toHaveBeenCalledOnce()
  late.mockRestore()
  await heading('Candidats')
  expect(address()).toBe('/liste')
})

it('a form that is left over its question, by two entries at once, stays in step with its address', async () => {
  await act(() => router.navigate('/formulaire'))
  await goBack()
  await screen.findByRole('dialog')
  await settled()
  act(() => window.history.go(-2))
  await settled()
  await userEvent.click(await screen.findByRole('button', { name: 'Annuler' }))
  await settled()
  await heading('Formulaire')
  expect(address()).toBe('/formulaire')
  await goBack()
  await userEvent.click(await screen.findByRole('button', { name: 'Confirmer' }))
  await heading('Candidats')
  expect(address()).toBe('/liste')
})
