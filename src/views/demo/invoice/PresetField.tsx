import { FieldShell } from '@core/form/fields/FieldShell'
import { useId } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { amountText } from './amounts'
import type { InvoiceValues } from './values'

/** Common services with their unit price. */
const PRESETS = [
  { id: 'lesson', cost: 38 },
  { id: 'course', cost: 720 },
  { id: 'theory', cost: 190 },
  { id: 'exam', cost: 60 },
] as const

/** Fills a line with a common service; it can be changed afterwards. */
export function PresetField({ index }: { index: number }) {
  const { t } = useTranslation('demoInvoice')
  const { control, formState, setValue } = useFormContext<InvoiceValues>()
  const title = useWatch({ control, name: `items.${index}.title` })
  const id = useId()
  const presets = PRESETS.map((preset) => ({
    ...preset,
    title: t(`preset.${preset.id}.title`),
    note: t(`preset.${preset.id}.note`),
  }))
  const choose = (chosen: string) => {
    const preset = presets.find((one) => one.id === chosen)
    if (!preset) return
    const options = { shouldDirty: true, shouldValidate: formState.isSubmitted }
    setValue(`items.${index}.title`, preset.title, options)
    setValue(`items.${index}.note`, preset.note, options)
    setValue(`items.${index}.cost`, amountText(preset.cost), options)
  }
  return (
    <FieldShell id={id} label={t('items.preset')} code={null} className="invoice-item-preset">
      <select
        id={id}
        className="form-select"
        value={presets.find((preset) => preset.title === title)?.id ?? ''}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{t('items.free')}</option>
        {presets.map((preset) => (
          <option key={preset.id} value={preset.id}>
            {preset.title}
          </option>
        ))}
      </select>
    </FieldShell>
  )
}
