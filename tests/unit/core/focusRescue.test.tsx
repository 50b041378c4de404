import { useFocusRescue } from '@core/hooks/useFocusRescue'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'

function Answered({ isGone = false }) {
  useFocusRescue()
  const [part, setPart] = useState<'asked' | 'answered' | 'gone'>('asked')
  return (
    <main>
      <h1 tabIndex={-1}>Demandes</h1>
      {part === 'gone' || isGone ? null : (
        <section aria-label="Demande">
          {part === 'asked' ? (
            <button type="button" onClick={() => setPart('answered')}>
              Accepter
            </button>
          ) : (
            <p>Acceptée</p>
          )}
          {part === 'asked' ? (
            <button type="button" onClick={() => setPart('gone')}>
              Supprimer
            </button>
          ) : null}
        </section>
      )}
      <p>À côté</p>
    </main>
  )
}

describe('useFocusRescue when the focused control disappears', () => {
  it('moves the focus to the surrounding section', async () => {
    const user = userEvent.setup()
    render(<Answered />)
    screen.getByRole('button', { name: 'Accepter' }).focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('region', { name: 'Demande' })).toHaveFocus())
  })

  it('moves the focus to the page title when the section is gone too', async () => {
    const user = userEvent.setup()
    render(<Answered />)
    screen.getByRole('button', { name: 'Supprimer' }).focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Demandes' })).toHaveFocus())
  })

  it('leaves the focus alone after a click elsewhere', async () => {
    const user = userEvent.setup()
    const { rerender } = render(<Answered />)
    screen.getByRole('button', { name: 'Accepter' }).focus()
    await user.click(screen.getByText('À côté'))
    rerender(<Answered isGone />)
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(document.body).toHaveFocus()
  })
})
