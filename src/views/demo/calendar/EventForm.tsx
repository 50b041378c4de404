import { DEMO_CALENDARS, type DemoGuest } from '@contract/demo/calendar'
import { Form } from '@core/form/Form'
import { DateField } from '@core/form/fields/DateField'
import { SelectField } from '@core/form/fields/SelectField'
import { SwitchField } from '@core/form/fields/SwitchField'
import { TextAreaField } from '@core/form/fields/TextAreaField'
import { TextField } from '@core/form/fields/TextField'
import { TimeField } from '@core/form/fields/TimeField'
import { useId } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { MultiSelect } from '../shared/MultiSelect'
import type { EventValues } from './values'

interface EventFormProps {
  id: string
  form: UseFormReturn<EventValues>
  known: readonly DemoGuest[]
  autoFocus: boolean
  onSubmit: (values: EventValues) => Promise<unknown>
}

/** A typed name as a guest. */
const guestOf = (text: string) => {
  const name = text.trim().slice(0, 100)
  return name ? { value: name, label: name } : null
}

/** The fields of an event. */
export function EventForm({ id, form, known, autoFocus, onSubmit }: EventFormProps) {
  const { t } = useTranslation('demoCalendar')
  const guestsId = useId()
  const allDay = form.watch('allDay')
  return (
    <Form id={id} form={form} label={t('event')} onSubmit={onSubmit}>
      <TextField name="title" label={t('title')} required maxLength={200} autoFocus={autoFocus} />
      <SelectField
        name="calendar"
        label={t('calendarField')}
        required
        options={DEMO_CALENDARS.map((one) => ({ value: one, label: t(`calendars.${one}`) }))}
      />
      <SwitchField name="allDay" label={t('allDay')} />
      <div className="cal-times">
        <DateField name="startDay" label={t('startDay')} required />
        {allDay ? null : <TimeField name="startTime" label={t('startTime')} required />}
        <DateField name="endDay" label={t('endDay')} required />
        {allDay ? null : <TimeField name="endTime" label={t('endTime')} required />}
      </div>
      <TextField name="url" label={t('url')} inputMode="text" maxLength={2000} placeholder="https://" />
      <div className="field">
        <label className="form-label" id={`${guestsId}-label`} htmlFor={guestsId}>
          {t('guests')}
        </label>
        <Controller
          name="guests"
          control={form.control}
          render={({ field }) => (
            <MultiSelect
              id={guestsId}
              aria-labelledby={`${guestsId}-label`}
              value={field.value}
              options={known.map(({ value, label }) => ({ value, label }))}
              onChange={field.onChange}
              create={guestOf}
              placeholder={t('guestName')}
            />
          )}
        />
      </div>
      <TextField name="location" label={t('location')} maxLength={200} />
      <TextAreaField name="description" label={t('description')} maxLength={4000} />
    </Form>
  )
}
