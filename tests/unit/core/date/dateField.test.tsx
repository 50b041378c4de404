import { Button } from '@core/components/Button'
import { checkResolver } from '@core/form/checkResolver'
import { Form } from '@core/form/Form'
import { DateField } from '@core/form/fields/DateField'
import { act, screen, waitFor, within } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { getI18n } from 'react-i18next'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderCore, startInFrench } from '../renderCore'

interface Values {
  nom: string
  jour: string
}

interface SampleProps {
  save?: (values: Values) => unknown
  start?: string
  min?: string
  max?: string
  faults?: Record<string, string>
}

function Sample({ save = () => {}, start = '', faults = {}, ...limits }: SampleProps) {
  const form = useForm<Values>({ defaultValues: { nom: '', jour: start }, resolver: checkResolver(() => faults) })
  return (
    <Form form={form} onSubmit={save}>
      <DateField name="jour" label="Jour" hint="Celui de la leçon" required {...limits} />
      <Button onClick={() => form.reset()}>Repartir</Button>
      <Button onClick={() => form.setValue('jour', '2026-12-24')}>Noël</Button>
      <Button type="submit">Enregistrer</Button>
    </Form>
  )
}

const field = () => screen.getByLabelText<HTMLInputElement>('Jour')
const opener = () => screen.getByRole('button', { name: 'Choisir dans le calendrier', description: 'Jour' })
const press = (name: string) => screen.getByRole('button', { name })
const day = (name: string) => screen.findByRole('button', { name })

describe('DateField', () => {
  startInFrench()
  afterEach(async () => {
    await act(() => getI18n().changeLanguage('fr'))
  })

  it('shows and reads a day in the format of the language', async () => {
    const save = vi.fn()
    const { user } = renderCore(<Sample save={save} start="2026-11-23" />)
    expect(field().value).toBe('23/11/2026')
    expect(field().placeholder).toBe('jj/mm/aaaa')
    await act(() => getI18n().changeLanguage('de'))
    expect(field().value).toBe('23.11.2026')
    expect(field().placeholder).toBe('TT.MM.JJJJ')
    await user.clear(field())
    await user.type(field(), '4.3.85')
    await user.tab()
    expect(field().value).toBe('04.03.1985')
    await act(() => getI18n().changeLanguage('en'))
    expect(field().value).toBe('04/03/1985')
    await user.click(press('Enregistrer'))
    await waitFor(() => expect(save).toHaveBeenCalledWith({ nom: '', jour: '1985-03-04' }))
  })

  it.each(['2026-11-24', '24/11/2026', '24112026', '24 nov'])('submits the day typed as %s', async (text) => {
    const save = vi.fn()
    const { user } = renderCore(<Sample save={save} />)
    await user.type(field(), `${text}{Enter}`)
    await waitFor(() => expect(save).toHaveBeenCalledWith({ nom: '', jour: '2026-11-24' }))
    expect(field().value).toBe('24/11/2026')
  })

  it('keeps an invalid date, explains the format and blocks the form', async () => {
    const save = vi.fn()
    const { user } = renderCore(<Sample save={save} />)
    await user.type(field(), '31/02/2026')
    expect(field()).not.toHaveAttribute('aria-invalid')
    await user.tab()
    expect(field().value).toBe('31/02/2026')
    expect(screen.getByRole('textbox', { name: 'Jour', description: /Écrivez jj\/mm\/aaaa.*Celui de la leçon/ })).toBe(
      field(),
    )
    expect(field()).toHaveAttribute('aria-invalid', 'true')
    await user.click(press('Enregistrer'))
    expect(field()).toHaveFocus()
    expect(save).not.toHaveBeenCalled()
    await user.clear(field())
    await user.type(field(), '28/02/2026{Enter}')
    await waitFor(() => expect(save).toHaveBeenCalledOnce())
    expect(field()).not.toHaveAttribute('aria-invalid')
  })

  it('accepts a value that the form sets', async () => {
    const { user } = renderCore(<Sample />)
    await user.type(field(), 'demain')
    await user.click(press('Repartir'))
    expect(field().value).toBe('')
    await user.type(field(), 'demain')
    await user.click(press('Noël'))
    expect(field().value).toBe('24/12/2026')
  })

  it('shows a day out of its limits, after the form’s own fault', async () => {
    const { user } = renderCore(
      <Sample min="2026-11-21" max="2026-12-31" faults={{ jour: 'too_far' }} start="2026-01-01" />,
    )
    // The initial value is not reported as a fault of the user.
    expect(field()).not.toHaveAttribute('aria-invalid')
    await user.clear(field())
    await user.type(field(), '20/11/2026')
    await user.tab()
    expect(screen.getByText((text) => text.replace(/\s/g, ' ') === 'Au plus tôt : 21/11/2026.')).toBeVisible()
    await user.clear(field())
    await user.type(field(), '01/01/2027')
    await user.tab()
    expect(screen.getByText((text) => text.replace(/\s/g, ' ') === 'Au plus tard : 31/12/2026.')).toBeVisible()
    await user.click(press('Enregistrer'))
    expect(await screen.findByText('Cette date est trop lointaine : choisissez-en une plus proche.')).toBeVisible()
  })

  it('opens a month to pick a day and returns the focus', async () => {
    const { user } = renderCore(<Sample start="2026-11-23" />)
    await user.click(opener())
    const calendar = within(screen.getByRole('dialog', { name: 'Calendrier' }))
    const monday = await day('lundi 23 novembre 2026')
    await waitFor(() => expect(monday).toHaveFocus())
    expect(monday.closest('[role="gridcell"]')).toHaveAttribute('aria-selected', 'true')
    expect(calendar.getByRole('grid', { name: 'novembre 2026' })).toBeVisible()
    expect(await day('samedi 21 novembre 2026, aujourd’hui')).toBeVisible()
    // A week starts on Monday: the first cell of the grid is the 26 October.
    expect(calendar.getAllByRole('gridcell')[0]?.textContent).toBe('26')
    await user.click(await day('vendredi 27 novembre 2026'))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(field().value).toBe('27/11/2026')
    expect(opener()).toHaveFocus()
  })

  it('moves by days, weeks, months and years with keys', async () => {
    const { user } = renderCore(<Sample start="2026-11-23" />)
    field().focus()
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await waitFor(async () => expect(await day('lundi 23 novembre 2026')).toHaveFocus())
    const steps: [string, string][] = [
      ['{ArrowRight}', 'mardi 24 novembre 2026'],
      ['{ArrowDown}', 'mardi 1er décembre 2026'],
      ['{Home}', 'lundi 30 novembre 2026'],
      ['{End}', 'dimanche 6 décembre 2026'],
      ['{PageDown}', 'mercredi 6 janvier 2027'],
      ['{Shift>}{PageUp}{/Shift}', 'mardi 6 janvier 2026'],
      ['{ArrowLeft}', 'lundi 5 janvier 2026'],
      ['{ArrowUp}', 'lundi 29 décembre 2025'],
    ]
    for (const [keys, name] of steps) {
      await user.keyboard(keys)
      await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-label', name))
    }
    await user.keyboard('{Enter}')
    expect(field().value).toBe('29/12/2025')
  })

  it('closes only itself with Escape and keeps the focus', async () => {
    const outside = vi.fn()
    document.addEventListener('keydown', outside)
    const { user } = renderCore(<Sample start="2026-11-23" />)
    await user.click(opener())
    await waitFor(async () => expect(await day('lundi 23 novembre 2026')).toHaveFocus())
    await user.keyboard('{Escape}')
    document.removeEventListener('keydown', outside)
    expect(outside.mock.lastCall?.[0]).toMatchObject({ key: 'Escape', defaultPrevented: true })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(opener()).toHaveFocus()
    expect(field().value).toBe('23/11/2026')
    await user.click(opener())
    await user.click(press('Enregistrer'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('keeps Tab inside the calendar', async () => {
    const { user } = renderCore(<Sample start="2026-11-23" />)
    await user.click(opener())
    await waitFor(async () => expect(await day('lundi 23 novembre 2026')).toHaveFocus())
    await user.tab()
    expect(press('Mois précédent')).toHaveFocus()
    await user.tab({ shift: true })
    expect(await day('lundi 23 novembre 2026')).toHaveFocus()
  })

  it('reaches a birth date by year and month', async () => {
    const { user } = renderCore(<Sample max="2026-11-21" />)
    await user.click(opener())
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Année' }), '1985')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Mois' }), 'mars')
    await user.click(await day('lundi 4 mars 1985'))
    expect(field().value).toBe('04/03/1985')
  })

  it('disables days out of its limits', async () => {
    const { user } = renderCore(<Sample min="2026-11-10" max="2026-11-24" start="2026-11-23" />)
    await user.click(opener())
    expect(await day('mercredi 25 novembre 2026')).toHaveProperty('disabled', true)
    expect(await day('lundi 9 novembre 2026')).toHaveProperty('disabled', true)
    expect(await day('mardi 10 novembre 2026')).toHaveProperty('disabled', false)
    expect(press('Mois suivant')).toHaveAttribute('aria-disabled', 'true')
    const years = within(screen.getByRole('combobox', { name: 'Année' })).getAllByRole('option')
    expect(years.map(({ textContent }) => textContent)).toEqual(['2026'])
  })
})
