import { HOUR_OF } from '@contract/planning/evenement'
import { toast } from '@core/components/messages/toast'
import { checkResolver } from '@core/form/checkResolver'
import { showFaults } from '@core/form/showFaults'
import { usePanelDraft } from '@src/parts/panel/usePanelDraft'
import { problemOf } from '@src/redux/answers/problemOf'
import { useCreateDemandeMutation } from '@src/redux/calendar/demande'
import { useEffect, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { bodyOf, type FormValues, type Lesson } from './values'

const EMPTY: FormValues = { calendar: HOUR_OF.circulation, minutes: 60, idMoniteur: null, creneaux: [], note: '' }

/** Fills in the start values once they are loaded; a draft keeps its own. Returns whether it has started. */
function useStart(form: UseFormReturn<FormValues>, start: Lesson | null): boolean {
  const [isStarted, setStarted] = useState(false)
  const { isDirty } = form.formState
  useEffect(() => {
    if (!start || isStarted) return
    form.reset({ ...EMPTY, ...start }, { keepValues: isDirty, keepDirty: isDirty })
    setStarted(true)
  }, [form, start, isStarted, isDirty])
  return isStarted
}

/** The form of a request: its draft, its validation, its submission, its refusal. */
export function useDemandeForm(start: Lesson | null, close: () => void) {
  const { t } = useTranslation('demande')
  const [create] = useCreateDemandeMutation()
  const form = useForm<FormValues>({
    defaultValues: EMPTY,
    resolver: checkResolver(async (values) => (await import('./check')).faultsOf(values)),
  })
  // Runs before the draft, which overrides the start values.
  const isStarted = useStart(form, start)
  const { onClose, draft } = usePanelDraft('demande', form, close, false)
  async function send(values: FormValues): Promise<void> {
    const { data, error } = await create(bodyOf(values))
    if (!data) return showFaults(form, problemOf(error))
    toast.success(t('ask.done'))
    onClose()
  }
  return { form, send, isStarted, draft }
}
