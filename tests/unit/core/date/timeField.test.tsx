import { Button } from '@core/components/Button'
import { Form } from '@core/form/Form'
import { TimeField } from '@core/form/fields/TimeField'
import { screen, waitFor, within } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { describe, expect, it, vi } from 'vitest'
import { renderCore, startInFrench } from '../renderCore'

interface SampleProps {
  save?: (values: { debut: string }) => unknown
  start?: string
  min?: string
  max?: string
}

function Sample({ save = () => {}, start = '', ...limits }: SampleProps) {
  const form = useForm({ defaultValues: { debut: start } })
  return (
    <Form form={form} onSubmit={save}>
      <TimeField name="debut" label="Début" {...limits} />
      <Button type="submit">Enregistrer</Button>
    </Form>
  )
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Début' })
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent

describe('TimeField', () => {
  startInFrench()

  it.each(['9', '09:00', '9h', '900', '9h00'])('submits the time typed as %s', async (text) => {
    const save = vi.fn()
    const { user } = renderCore(<Sample save={save} />)
    expect(field()).toHaveAttribute('inputmode', 'numeric')
    await user.type(field(), `${text}{Enter}`)
    await waitFor(() => expect(save).toHaveBeenCalledExactlyOnceWith({ debut: '09:00' }))
    expect(field().value).toBe('09:00')
  })

  it('keeps an invalid time, shows a fault and blocks the form', async () => {
    const save = vi.fn()
    const { user } = renderCore(<Sample save={save} start="08:00" />)
    await user.clear(field())
    await user.type(field(), '9:75')
    await user.tab()
    expect(field().value).toBe('9:75')
    expect(screen.getByRole('combobox', { description: 'Heure incorrecte, par exemple 08:30.' })).toBe(field())
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    expect(save).not.toHaveBeenCalled()
  })

  it('offers quarters of an hour by keyboard', async () => {
    const save = vi.fn()
    const { user } = renderCore(<Sample save={save} start="14:20" />)
    field().focus()
    await user.keyboard('{ArrowDown}')
    expect(within(screen.getByRole('listbox', { name: 'Heures' })).getAllByRole('option')).toHaveLength(96)
    expect(active()).toBe('14:30')
    await user.keyboard('{ArrowDown}{PageDown}{ArrowUp}{Enter}')
    expect(field().value).toBe('15:30')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(save).not.toHaveBeenCalled()
    await user.keyboard('{ArrowDown}{ArrowUp}{Escape}')
    expect(field().value).toBe('15:30')
    expect(field()).toHaveAttribute('aria-expanded', 'false')
    expect(field()).toHaveFocus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(save).toHaveBeenCalledOnce())
  })

  it('offers quarters of an hour by pointer between its limits', async () => {
    const { user } = renderCore(<Sample min="09:00" max="10:00" />)
    await user.click(screen.getByRole('button', { name: 'Choisir une heure' }))
    expect(field()).toHaveFocus()
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      ...['09:00', '09:15', '09:30', '09:45', '10:00'],
    ])
    await user.click(screen.getByRole('option', { name: '09:45' }))
    expect(field().value).toBe('09:45')
    expect(field()).toHaveFocus()
    await user.clear(field())
    await user.type(field(), '1030')
    await user.tab()
    expect(screen.getByText((text) => text.replace(/\s/g, ' ') === 'Au plus tard : 10:00.')).toBeVisible()
  })

  it('closes the list on typing, on blur and on a press outside', async () => {
    const { user } = renderCore(<Sample />)
    field().focus()
    await user.keyboard('{ArrowDown}')
    expect(active()).toBe('08:00')
    await user.keyboard('1')
    expect(screen.queryByRole('listbox')).toBeNull()
    await user.keyboard('{ArrowDown}')
    await user.tab()
    expect(screen.queryByRole('listbox')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Choisir une heure' }))
    await user.click(document.body)
    expect(screen.queryByRole('listbox')).toBeNull()
  })
})
