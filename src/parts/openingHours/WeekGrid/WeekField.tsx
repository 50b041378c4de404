import type { Plage } from '@contract/planning/openingHours'
import { FieldNotes } from '@core/form/fields/FieldShell'
import { useFormat } from '@core/format/useFormat'
import { useId } from 'react'
import { get, useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { WeekGrid } from './WeekGrid'
import { WeekTimes } from './WeekTimes'
import { weekMinutes } from './week'
import './week.scss'

interface WeekFieldProps {
  name: string
  label: string
  /** The label of a day without times: « Fermé ». */
  offLabel: string
}

const NOTHING = '—'

const messageOf = (fault: unknown): string | null =>
  typeof fault === 'object' && fault !== null && 'message' in fault && typeof fault.message === 'string'
    ? fault.message
    : null

/** A week in a form: painted in half hours, or typed to the minute. */
export function WeekField({ name, label, offLabel }: WeekFieldProps) {
  const { t } = useTranslation('planning')
  const format = useFormat()
  const id = useId()
  const { field, formState } = useController({ name })
  const value: Plage[] = field.value
  // A week without any times was not filled in: none of its days counts as a day off.
  const isUnset = value.length === 0
  const faultOf = (path: string) => messageOf(get(formState.errors, `${name}.${path}`))
  const fault = messageOf(get(formState.errors, name))
  const isChecked = formState.isSubmitted
  const onChange = (plages: Plage[]) => {
    field.onChange(plages)
    // A shown fault disappears once it is corrected.
    if (isChecked) field.onBlur()
  }
  return (
    <div className="week-field">
      <WeekGrid value={value} onChange={onChange} label={label} />
      <div>
        <h2 className="week-heading">{t('times.heading')}</h2>
        {isUnset ? null : <p className="muted">{t('times.total', { duree: format.duration(weekMinutes(value)) })}</p>}
        {fault ? (
          <div role="alert">
            <FieldNotes id={id} code={fault} />
          </div>
        ) : null}
        <WeekTimes value={value} onChange={onChange} offLabel={isUnset ? NOTHING : offLabel} faultOf={faultOf} />
      </div>
    </div>
  )
}
