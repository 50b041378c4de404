import { HOUR_OF } from '@contract/planning/evenement'
import { toast } from '@core/components/toast'
import { checkResolver } from '@core/form/checkResolver'
import { showFaults } from '@core/form/showFaults'
import { useDraft } from '@core/form/useDraft'
import { useCreateDemandeMutation } from '@src/redux/calendar/demande'
import { problemOf } from '@src/redux/problemOf'
import { useEffect, useRef } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { bodyOf, type FormValues } from './values'

type LateStart = Pick<FormValues, 'minutes' | 'calendar'>

/** What comes to be known after the form has opened is filled in, unless somebody has chosen otherwise by then. */
function useLateStart<Name extends keyof LateStart>(
  form: UseFormReturn<FormValues>,
  name: Name,
  value: LateStart[Name],
) {
  const usual = useRef(value)
  useEffect(() => {
    if (usual.current === value) return
    usual.current = value
    // The field is one of the form's own two, which the type system loses with the name.
    if (!form.formState.isDirty) form.resetField<'minutes' | 'calendar'>(name, { defaultValue: value })
  }, [form, name, value])
}

interface Start {
  calendar: FormValues['calendar'] | undefined
  minutes: number
}

/** The form of a request: its draft, its check, its sending, what was refused. */
export function useDemandeForm({ calendar = HOUR_OF.circulation, minutes }: Start, onSent: () => void) {
  const { t } = useTranslation('demande')
  const [create] = useCreateDemandeMutation()
  const form = useForm<FormValues>({
    defaultValues: { calendar, minutes, idMoniteur: null, creneaux: [], note: '' },
    resolver: checkResolver(async (values) => (await import('./check')).faultsOf(values)),
  })
  const draft = useDraft('demande', form)
  useLateStart(form, 'minutes', minutes)
  useLateStart(form, 'calendar', calendar)
  async function send(values: FormValues): Promise<void> {
    const { data, error } = await create(bodyOf(values))
    if (!data) return showFaults(form, problemOf(error))
    draft.clear()
    toast.success(t('ask.done'))
    onSent()
  }
  const discard = () => {
    form.reset()
    draft.clear()
  }
  return { form, send, draft: { restored: draft.restored, discard } }
}
