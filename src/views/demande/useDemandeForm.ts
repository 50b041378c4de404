import { HOUR_OF } from '@contract/planning/evenement'
import { toast } from '@core/components/toast'
import { checkResolver } from '@core/form/checkResolver'
import { showFaults } from '@core/form/showFaults'
import { useZone } from '@src/parts/evenement/useZone'
import { useCreateDemandeMutation } from '@src/redux/calendar/demande'
import { problemOf } from '@src/redux/problemOf'
import { useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { bodyOf, type FormValues, fieldOf, NEW_CRENEAU } from './values'

/** The form of a request: its check, its sending, what was refused. */
export function useDemandeForm(minutes: number, onSent: () => void) {
  const { t } = useTranslation('demande')
  const zone = useZone()
  const [create] = useCreateDemandeMutation()
  const form = useForm<FormValues>({
    defaultValues: { calendar: HOUR_OF.circulation, minutes, creneaux: [NEW_CRENEAU], note: '' },
    resolver: checkResolver(async (values) => (await import('./check')).faultsOf(values, zone)),
  })
  // The school's usual length may come after the form has opened; whoever has chosen another keeps it.
  const usual = useRef(minutes)
  useEffect(() => {
    if (form.getValues('minutes') === usual.current) form.setValue('minutes', minutes)
    usual.current = minutes
  }, [form, minutes])
  async function send(values: FormValues): Promise<void> {
    const { data, error } = await create(bodyOf(values, zone))
    if (data) {
      toast.success(t('ask.done'))
      return onSent()
    }
    const problem = problemOf(error)
    const errors = Object.entries(problem.errors ?? {}).map(([path, code]) => [fieldOf(path), code])
    if (problem.errors) await showFaults(form, { ...problem, errors: Object.fromEntries(errors) })
  }
  return { form, send }
}
