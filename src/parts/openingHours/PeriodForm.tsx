import { type PeriodeValues, type PlannedEventsDetails, plannedEventsDetails } from '@contract/planning/openingHours'
import { Button } from '@core/components/Button'
import { checkResolver } from '@core/form/checkResolver'
import { Form } from '@core/form/Form'
import { DateField } from '@core/form/fields/DateField'
import { TextField } from '@core/form/fields/TextField'
import { showFaults } from '@core/form/showFaults'
import { useUnsavedGuard } from '@core/form/useUnsavedGuard'
import type { Problem } from '@core/http/problem'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { EventsInPeriod } from './EventsInPeriod'

interface Values {
  debut: string
  fin: string
  motif: string
}

const EMPTY: Values = { debut: '', fin: '', motif: '' }

/** Without an end the period is one day. */
const bodyOf = ({ debut, fin, motif }: Values): PeriodeValues => ({ debut, fin: fin || debut, motif })

const resolver = checkResolver<Values>(async (values) => {
  if (!values.debut) return { debut: 'required' }
  return (await import('./check')).periodFaults(bodyOf(values))
})

interface PeriodFormProps {
  label: string
  addLabel: string
  motifHint: string
  /** Adds the period; returns the refusal, or null. */
  add: (values: PeriodeValues) => Promise<Problem | null>
}

/** The form of a closure or leave; one over planned events asks for confirmation. */
export function PeriodForm({ label, addLabel, motifHint, add }: PeriodFormProps) {
  const { t } = useTranslation('planning')
  const form = useForm<Values>({ defaultValues: EMPTY, resolver })
  const [events, setEvents] = useState<PlannedEventsDetails | null>(null)
  const [isForcing, setForcing] = useState(false)
  useUnsavedGuard(form.formState.isDirty)
  const send = async (values: Values, force: boolean) => {
    const problem = await add({ ...bodyOf(values), force })
    if (!problem) return form.reset(EMPTY)
    const planned =
      problem.code === 'events_in_period' ? plannedEventsDetails.safeParse(problem.details).data : undefined
    if (planned) return setEvents(planned)
    await showFaults(form, problem)
  }
  const force = async () => {
    setForcing(true)
    await send(form.getValues(), true)
    setForcing(false)
    setEvents(null)
  }
  return (
    <>
      <Form form={form} onSubmit={(values) => send(values, false)} label={label} className="card card-body period-form">
        <DateField name="debut" label={t('period.debut')} required />
        <DateField name="fin" label={t('period.fin')} hint={t('period.finHint')} />
        <TextField name="motif" label={t('period.motif')} hint={motifHint} maxLength={120} autoComplete="off" />
        <Button look="primary" icon={Plus} type="submit" pending={form.formState.isSubmitting}>
          {addLabel}
        </Button>
      </Form>
      {events ? (
        <EventsInPeriod
          events={events}
          pending={isForcing}
          onConfirm={() => void force()}
          onClose={() => setEvents(null)}
        />
      ) : null}
    </>
  )
}
