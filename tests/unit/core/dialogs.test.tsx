import { Toaster } from '@core/components/messages/Toaster'
import { toast } from '@core/components/messages/toast'
import { confirmDialog, errorDialog, sessionExpiredDialog } from '@core/dialogs/dialogs'
import { act, screen, waitFor } from '@testing-library/react'
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

  it('wait for the one that is open, so that none goes unread and no question is answered by another', async () => {
    const asked = confirmDialog({ title: 'Supprimer ?' })
    await screen.findByRole('dialog', { name: 'Supprimer ?' })
    const told = errorDialog('Premier refus')
    const again = errorDialog('Premier refus')
    const other = errorDialog('Second refus')
    await user.click(screen.getByRole('button', { name: 'Confirmer' }))
    expect(await asked).toBe(true)
    for (const text of ['Premier refus', 'Second refus']) {
      expect(await screen.findByText(text)).toBeVisible()
      await user.click(screen.getByRole('button', { name: 'OK' }))
    }
    await Promise.all([told, again, other])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
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

  const atPage = () =>
    renderCore(
      <main>
        <h1 tabIndex={-1}>Candidats</h1>
        <input aria-label="Nom" />
        <button type="button">Archiver</button>
        <Toaster />
      </main>,
    )

  it('undo the newest with Ctrl+Z on every page, except in a text field', async () => {
    const undone: string[] = []
    const { user } = atPage()
    toast.success('Ancien', { undo: () => undone.push('ancien') })
    await screen.findByText('Ancien')
    toast.success('Récent', { undo: () => undone.push('récent') })
    await screen.findByText('Récent')
    await user.click(screen.getByRole('textbox', { name: 'Nom' }))
    await user.keyboard('{Control>}z{/Control}')
    expect(undone).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Archiver' }))
    await user.keyboard('{Control>}z{/Control}')
    expect(undone).toEqual(['récent'])
    await user.keyboard('{Control>}z{/Control}')
    await user.keyboard('{Control>}z{/Control}')
    expect(undone).toEqual(['récent', 'ancien'])
  })

  it('stay while they have the focus, and go some time after', async () => {
    atPage()
    toast.info('Rappel')
    await screen.findByText('Rappel')
    vi.useFakeTimers()
    try {
      act(() => toast.success('Archivé', { undo: vi.fn() }))
      const button = screen.getByRole('button', { name: 'Annuler' })
      act(() => button.focus())
      act(() => vi.advanceTimersByTime(60_000))
      expect(button).toHaveFocus()
      act(() => screen.getByRole('button', { name: 'Archiver' }).focus())
      act(() => vi.advanceTimersByTime(2000))
      act(() => vi.advanceTimersByTime(2000))
      expect(screen.queryByText('Archivé')).toBeNull()
    } finally {
      vi.useRealTimers()
    }
  })

  it('return the focus to where it was when the button in them goes', async () => {
    const { user } = atPage()
    toast.success('Archivé', { undo: vi.fn(), id: 'one' })
    const button = await screen.findByRole('button', { name: 'Annuler' })
    const archive = screen.getByRole('button', { name: 'Archiver' })
    archive.focus()
    button.focus()
    await user.keyboard('{Enter}')
    expect(archive).toHaveFocus()
    toast.success('Archivé de nouveau', { undo: vi.fn(), id: 'one' })
    await screen.findByText('Archivé de nouveau')
    act(() => screen.getByRole('button', { name: 'Annuler' }).focus())
    act(() => toast.success('Rétabli', { id: 'one' }))
    expect(archive).toHaveFocus()
  })
})
