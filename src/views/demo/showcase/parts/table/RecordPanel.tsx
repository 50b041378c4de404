import type { DemoRow } from '@contract/demo/table'
import { Button } from '@core/components/Button'
import { DetailsPanel } from '@core/components/overlays/DetailsPanel'
import { DayInput } from '@core/form/date/DayInput'
import { InputField } from '@core/form/fields/InputField'
import { usePlainForm } from '@core/form/usePlainForm'
import { dayOfRow, rowDayOf } from '@src/views/demo/showcase/parts/demoColumns'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

const FIELDS = ['full_name', 'post', 'email', 'city', 'salary'] as const

interface RecordPanelProps {
  title: string
  row: DemoRow
  onSave: (row: DemoRow) => void
  onClose: () => void
}

/** The fields of a row, in the panel beside its table. */
export function RecordPanel({ title, row, onSave, onClose }: RecordPanelProps) {
  const { t } = useTranslation('demoTables')
  const id = useId()
  const [day, setDay] = useState(row.start_date && dayOfRow(row))
  const form = usePlainForm({
    check: (typed) => ({
      ...Object.fromEntries(FIELDS.filter((field) => !typed[field]?.trim()).map((field) => [field, 'required'])),
      ...(typed.email && !/^\S+@\S+\.\S+$/.test(typed.email) && { email: 'email' }),
    }),
    submit: async (typed) => {
      onSave({ ...row, ...typed, start_date: day && rowDayOf(day) })
      return undefined
    },
  })
  return (
    <DetailsPanel
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('word.cancel')}</Button>
          <Button type="submit" form={id} look="primary">
            {t('word.save')}
          </Button>
        </>
      }
    >
      <form id={id} aria-label={title} {...form.props}>
        {FIELDS.map((field) => (
          <InputField
            key={field}
            name={field}
            label={t(`word.field.${field}`)}
            defaultValue={row[field]}
            required
            code={form.faults[field]}
          />
        ))}
        <div className="field">
          <label className="form-label" htmlFor={`${id}-day`}>
            {t('word.field.start_date')}
          </label>
          <DayInput id={`${id}-day`} value={day} onChange={setDay} />
        </div>
      </form>
    </DetailsPanel>
  )
}
