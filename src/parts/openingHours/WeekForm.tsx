import type { Plage } from '@contract/planning/openingHours'
import { Button } from '@core/components/Button'
import { checkResolver } from '@core/form/checkResolver'
import { DraftNotice } from '@core/form/DraftNotice'
import { Form } from '@core/form/Form'
import { ConflictDialog } from '@core/form/record/ConflictDialog'
import { useRecordForm } from '@core/form/record/useRecordForm'
import type { Problem } from '@core/http/problem'
import { Save } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useWeekWords } from './useWeekWords'
import { WeekField } from './WeekGrid/WeekField'
import { weekText } from './WeekGrid/week'

/** A week with the record's version. */
export interface WeekValues {
  plages: Plage[]
  version: number
}

export interface WeekFormProps<Saved> {
  start: WeekValues
  /** The key of the draft. */
  draftKey: string
  send: (values: WeekValues) => Promise<{ data?: Saved; error?: Problem | { message?: string } }>
  /** The week as another user saved it in the meantime. */
  staleOf: (details: unknown) => { values: WeekValues; savedAt: string } | null
  onSaved: (saved: Saved) => void
  label: string
  /** The label of a day without times: « Fermé ». */
  offLabel: string
}

const FIELDS = ['plages'] as const
const resolver = checkResolver<WeekValues>(async ({ plages }) => (await import('./check')).weekFaults(plages))
const comparable = ({ plages }: WeekValues) => ({ plages: weekText(plages) })

/** The form of a week, painted or typed, saved as a whole. */
export function WeekForm<Saved>({ start, draftKey, send, staleOf, onSaved, label, offLabel }: WeekFormProps<Saved>) {
  const { t } = useTranslation('common')
  const words = useWeekWords(label, offLabel)
  const record = useRecordForm<'plages', WeekValues, Saved>({
    start: () => start,
    resolver,
    draftKey,
    fields: FIELDS,
    comparable,
    send,
    staleOf,
    onSaved,
  })
  const { form, conflict } = record
  return (
    <>
      <DraftNotice restored={record.hasDraft} onDiscard={record.startAnew} />
      <Form form={form} onSubmit={record.save} label={label}>
        <div className="card card-body">
          <WeekField name="plages" label={label} offLabel={offLabel} />
        </div>
        <div className="form-actions form-bar">
          {form.formState.isDirty ? <Button onClick={record.startAnew}>{t('dialog.cancel')}</Button> : null}
          <Button look="primary" icon={Save} type="submit" pending={record.isPending}>
            {t('form.save')}
          </Button>
        </div>
      </Form>
      {conflict ? (
        <ConflictDialog conflict={conflict} words={words} onSettle={record.settle} onClose={record.dismiss} />
      ) : null}
    </>
  )
}
