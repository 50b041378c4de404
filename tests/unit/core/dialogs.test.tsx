import { Toaster } from '@core/components/Toaster'
import { toast } from '@core/components/toast'
import { confirmDialog, errorDialog, sessionExpiredDialog } from '@core/dialogs/dialogs'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderCore, startInFrench } from './renderCore'

describe('dialogs', () => {
  startInFrench()
  const user = userEvent.setup()

  it.each([
    ['Confirmer', true],
    ['Annuler', false],
  ])('answer the button %s with %s', async (button, answer) => {
    const asked = confirmDialog({ title: 'Supprimer ?', danger: true })
    await user.click(await screen.findByRole('button', { name: button }))
    expect(await asked).toBe(answer)
  })

  it('return the focus when they close', async () => {
    renderCore(<button type="button">Archiver</button>)
    screen.getByRole('button', { name: 'Archiver' }).focus()
    const asked = confirmDialog({ title: 'Archiver ?' })
    await screen.findByRole('button', { name: 'Confirmer' })
    await user.keyboard('{Escape}')
    expect(await asked).toBe(false)
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Archiver'))
  })

  it('show markup in a name as text', async () => {
    const name = '<i>Nom</i><img src="x" onerror="window.stolen = true">'
    const asked = confirmDialog({ title: `Refuser la demande de ${name} ?`, text: `De ${name}` })
    const dialog = await screen.findByRole('dialog', { name: `Refuser la demande de ${name} ?` })
    expect(dialog.querySelectorAll('i, img[onerror]')).toHaveLength(0)
    expect(screen.getByText(`De ${name}`)).toBeVisible()
    await user.keyboard('{Escape}')
    expect(await asked).toBe(false)
  })

  it('show one dialog for an expired session, with the agreed text', async () => {
    const first = sessionExpiredDialog()
    const second = sessionExpiredDialog()
    expect(await screen.findByRole('dialog', { name: 'Session Expirée!' })).toBeVisible()
    expect(screen.getByText('Votre session a expiré, veuillez vous reconnecter')).toBeVisible()
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Se reconnecter' }))
    await Promise.all([first, second])
  })

  it('show an error, or a general text without details', async () => {
    const shown = errorDialog()
    expect(await screen.findByRole('dialog', { name: 'Erreur' })).toBeVisible()
    expect(screen.getByText("Une erreur s'est produite")).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'OK' }))
    await shown
  })
})

describe('toasts', () => {
  startInFrench()
  const media = { matches: false, addEventListener: () => {}, removeEventListener: () => {} }
  beforeEach(() => void vi.stubGlobal('matchMedia', () => media))
  afterEach(() => vi.unstubAllGlobals())

  it('show messages from before they were mounted, the newest first, and undo', async () => {
    const undo = vi.fn()
    const { user } = renderCore(<Toaster />)
    toast.info('Première')
    expect(await screen.findByText('Première')).toBeInTheDocument()
    toast.success('Archivé', { undo })
    toast.error('Refusé')
    expect(await screen.findByRole('alert')).toBeInTheDocument()
    const shown = screen.getAllByText(/Première|Archivé|Refusé/).map((element) => element.textContent)
    expect(shown).toEqual(['Refusé', 'Archivé', 'Première'])
    await user.click(screen.getByRole('button', { name: 'Annuler' }))
    expect(undo).toHaveBeenCalledOnce()
  })
})
