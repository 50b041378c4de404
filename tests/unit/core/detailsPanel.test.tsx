import { Button } from '@core/components/Button'
import { Toaster } from '@core/components/messages/Toaster'
import { toast } from '@core/components/messages/toast'
import { DetailsPanel } from '@core/components/overlays/DetailsPanel'
import { InputField } from '@core/form/fields/InputField'
import { screen } from '@testing-library/react'
import { stubPhone } from '@tests/helpers/pages/screens'
import { useState } from 'react'
import { toast as hotToast } from 'react-hot-toast'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderCore, startInFrench } from './renderCore'

startInFrench()

function Peek() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Sami
      </button>
      {isOpen ? (
        <DetailsPanel title="Sami" footer={<p>Pied</p>} onClose={() => setOpen(false)}>
          Détails
        </DetailsPanel>
      ) : null}
    </>
  )
}

/** A form in a panel, whose first field has autofocus. */
function Written() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Écrire
      </button>
      {isOpen ? (
        <DetailsPanel title="Tâche" footer={<p>Pied</p>} onClose={() => setOpen(false)}>
          {/* biome-ignore lint/a11y/noAutofocus: the test is about autofocus */}
          <input aria-label="Titre" autoFocus />
        </DetailsPanel>
      ) : null}
    </>
  )
}

/** A panel that replaces the placeholder shown while it was loading. */
function Loading({ autoFocus }: { autoFocus: boolean }) {
  const [step, setStep] = useState(0)
  const close = () => setStep(0)
  return (
    <>
      <Button onClick={() => setStep(1)}>Sami</Button>
      {step === 1 ? (
        <DetailsPanel key="waiting" title="Sami" onClose={close}>
          <Button onClick={() => setStep(2)}>Suite</Button>
        </DetailsPanel>
      ) : null}
      {step === 2 ? (
        <DetailsPanel key="loaded" title="Sami, en entier" onClose={close}>
          <InputField label="Note" autoFocus={autoFocus} />
        </DetailsPanel>
      ) : null}
    </>
  )
}

it('DetailsPanel keeps the focus on a field with autofocus and returns it to the opener', async () => {
  const { user } = renderCore(<Written />)
  await user.click(screen.getByRole('button', { name: 'Écrire' }))
  expect(screen.getByRole('textbox', { name: 'Titre' })).toHaveFocus()
  expect(screen.queryByRole('banner')).toBeNull()
  expect(screen.queryByRole('contentinfo')).toBeNull()
  await user.keyboard('{Escape}')
  expect(screen.getByRole('button', { name: 'Écrire' })).toHaveFocus()
})

describe('DetailsPanel', () => {
  it('takes the focus and returns it', async () => {
    const { user } = renderCore(<Peek />)
    const opener = screen.getByRole('button', { name: 'Sami' })
    await user.click(opener)
    expect(screen.getByRole('dialog', { name: 'Sami' })).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(opener).toHaveFocus()
    await user.click(opener)
    await user.click(screen.getByRole('button', { name: 'Fermer' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it.each([false, true])(
    'returns it past the panel that it replaces when it has loaded (autofocus: %s)',
    async (autoFocus) => {
      const { user } = renderCore(<Loading autoFocus={autoFocus} />)
      const opener = screen.getByRole('button', { name: 'Sami' })
      await user.click(opener)
      await user.click(screen.getByRole('button', { name: 'Suite' }))
      const loaded = screen.getByRole('dialog', { name: 'Sami, en entier' })
      expect(loaded.contains(document.activeElement)).toBe(true)
      await user.keyboard('{Escape}')
      expect(opener).toHaveFocus()
    },
  )
})

describe('toasts beside the details panel', () => {
  const place = () => document.querySelector<HTMLElement>('.toaster')?.style
  beforeEach(() => {
    hotToast.remove()
  })
  afterEach(() => vi.unstubAllGlobals())
  const openBoth = async () => {
    const { user } = renderCore(
      <>
        <Peek />
        <Toaster />
      </>,
    )
    toast.success('Leçon déplacée')
    await screen.findByText('Leçon déplacée')
    const before = place()?.right
    await user.click(screen.getByRole('button', { name: 'Sami' }))
    return { user, before }
  }

  it('leave the header of the panel free', async () => {
    const { user, before } = await openBoth()
    expect(Number.parseInt(place()?.right ?? '', 10)).toBeGreaterThan(420)
    await user.keyboard('{Escape}')
    expect(place()?.right).toBe(before)
  })

  it('stay above the buttons of a full-screen panel', async () => {
    stubPhone()
    await openBoth()
    expect(Number.parseInt(place()?.bottom ?? '', 10)).toBeGreaterThan(64)
  })
})
