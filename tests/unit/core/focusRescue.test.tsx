import { useFocusRescue } from '@core/hooks/focus/useFocusRescue'
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

const LESSONS = ['Ali', 'Bilel', 'Chiraz', 'Donia']

/** A list whose second row has nothing to confirm. « Voir » opens a dialog in which the row is removed. */
function Lessons({ isGrouped = false }) {
  useFocusRescue()
  const [names, setNames] = useState(LESSONS)
  const [open, setOpen] = useState<string | null>(null)
  const remove = (name: string) => {
    setNames(names.filter((one) => one !== name))
    setOpen(null)
  }
  return (
    <main>
      <h1 tabIndex={-1}>Leçons</h1>
      {isGrouped && names.length < LESSONS.length ? null : (
        <ul>
          {names.map((name) => (
            <li key={name}>
              <button type="button" className="row-opener" onClick={() => setOpen(name)}>
                Voir {name}
              </button>
              {name === 'Bilel' ? null : (
                <button type="button" className="attest" onClick={() => remove(name)}>
                  Attester {name}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {open ? (
        <div role="dialog" aria-label="Leçon">
          <ul>
            <li>
              <button type="button">Choisir un créneau</button>
            </li>
          </ul>
          <button type="button" onClick={() => remove(open)}>
            Supprimer
          </button>
        </div>
      ) : null}
    </main>
  )
}

/** Lines of a form, the last of which may be removed too. */
function Lines() {
  useFocusRescue()
  const [names, setNames] = useState(['une', 'deux'])
  return (
    <main>
      <h1 tabIndex={-1}>Facture</h1>
      {names.map((name) => (
        <fieldset key={name} data-row>
          <button type="button" className="remove" onClick={() => setNames(names.filter((one) => one !== name))}>
            Enlever {name}
          </button>
        </fieldset>
      ))}
      <button type="button" className="add" data-adds-row>
        Ajouter une ligne
      </button>
    </main>
  )
}

describe('useFocusRescue when the row of the focused control disappears', () => {
  const press = async (name: string) => {
    screen.getByRole('button', { name }).focus()
    await userEvent.keyboard('{Enter}')
  }
  const focused = (name: string) => waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus())

  it('moves the focus to the next line of a form, and from the last one to the button that adds a line', async () => {
    render(<Lines />)
    await press('Enlever une')
    await focused('Enlever deux')
    await userEvent.keyboard('{Enter}')
    await focused('Ajouter une ligne')
  })

  it('moves the focus to the same control of the next row that has one', async () => {
    render(<Lessons />)
    await press('Attester Ali')
    await focused('Attester Chiraz')
    await userEvent.keyboard('{Enter}')
    await focused('Attester Donia')
  })

  it('moves the focus from the last row to the one above', async () => {
    render(<Lessons />)
    await press('Attester Donia')
    await focused('Attester Chiraz')
    await userEvent.keyboard('{Enter}')
    await focused('Attester Ali')
  })

  it('moves the focus to the page title when no row has the control', async () => {
    render(<Lessons />)
    for (const name of ['Ali', 'Chiraz', 'Donia']) await press(`Attester ${name}`)
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Leçons' })).toHaveFocus())
  })

  it('moves the focus to the page title when the list disappears too', async () => {
    render(<Lessons isGrouped />)
    await press('Attester Ali')
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Leçons' })).toHaveFocus())
  })

  it('moves the focus to the next row when a dialog disappears with the row that opened it', async () => {
    render(<Lessons />)
    await press('Voir Chiraz')
    // The dialog has a list of its own.
    await press('Choisir un créneau')
    await press('Supprimer')
    await focused('Voir Donia')
  })

  it('does so after presses of the mouse too', async () => {
    render(<Lessons />)
    await userEvent.click(screen.getByRole('button', { name: 'Voir Chiraz' }))
    await userEvent.click(screen.getByRole('button', { name: 'Choisir un créneau' }))
    await userEvent.click(screen.getByRole('button', { name: 'Supprimer' }))
    await focused('Voir Donia')
  })
})
