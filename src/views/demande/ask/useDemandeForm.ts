import { HOUR_OF } from '@contract/planning/evenement'
import { toast } from '@core/components/toast'
import { errorDialog } from '@core/dialogs/dialogs'
import { applyServerErrors } from '@core/form/applyServerErrors'
import { checkResolver } from '@core/form/checkResolver'
import { useDraft } from '@core/form/useDraft'
import { useCreateDemandeMutation } from '@src/redux/calendar/demande'
import { problemOf } from '@src/redux/problemOf'
import { useEffect, useRef } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { bodyOf, type FormValues } from './values'

/** What comes to be known after the form has opened is filled in, unless somebody has chosen otherwise by then. */
function useLateStart(form: UseFormReturn<FormValues>, name: 'minutes' | 'calendar', value: string | number) {
  const usual = useRef(value)
  useEffect(() => {
    if (usual.current === value) return
    const isAsOpened = form.getValues(name) === usual.current && !form.getFieldState(name).isTouched
    if (isAsOpened && !form.formState.isDirty) form.resetField(name, { defaultValue: value })
    usual.current = value
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
    if (data) {
      draft.clear()
      toast.success(t('ask.done'))
      return onSent()
    }
    const { errors = {}, message } = problemOf(error)
    const untold = applyServerErrors(form, errors)
    if (Object.keys(errors).length === 0 || untold.length > 0) await errorDialog(message)
  }
  const discard = () => {
    form.reset()
    draft.clear()
  }
  return { form, send, draft: { restored: draft.restored, discard } }
}
