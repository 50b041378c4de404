import { Select } from '@core/components/select/Select'
import { Form } from '@core/form/Form'
import { SelectField } from '@core/form/fields/SelectField'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { expect, it, vi } from 'vitest'
import { renderCore, startInFrench } from './renderCore'

startInFrench()

const CATEGORIES = [
  { value: '1', label: 'A' },
  { value: '2', label: 'B' },
]

function Sample({ onSubmit }: { onSubmit: (values: unknown) => void }) {
  const form = useForm({ defaultValues: { idPermi: 2 } })
  const [options, setOptions] = useState<typeof CATEGORIES>([])
  return (
    <>
      <Form form={form} onSubmit={onSubmit} label="Véhicule">
        <SelectField name="idPermi" label="Permis" options={options} required numeric />
        <button type="submit">Enregistrer</button>
      </Form>
      <button type="button" onClick={() => setOptions(CATEGORIES)}>
        Charger
      </button>
    </>
  )
}

it('SelectField shows its value when the options arrive later, and keeps it through blur and submission', async () => {
  const onSubmit = vi.fn()
  const { user } = renderCore(<Sample onSubmit={onSubmit} />)
  const field = screen.getByRole('combobox', { name: 'Permis' })
  await user.click(screen.getByRole('button', { name: 'Charger' }))
  expect(field).toHaveDisplayValue('B')
  await user.click(field)
  await user.tab()
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ idPermi: 2 })
})

it('Select searches no longer text than the server takes', async () => {
  const onSearch = vi.fn()
  const { user } = renderCore(
    <Select id="who" aria-label="Candidat" value={null} options={[]} onChange={vi.fn()} onSearch={onSearch} />,
  )
  await user.click(await screen.findByRole('combobox', { name: 'Candidat' }))
  await user.paste('a'.repeat(300))
  expect(onSearch).toHaveBeenLastCalledWith('a'.repeat(100))
})
