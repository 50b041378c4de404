import type { ContratLigne } from '@contract/papiers/contrat'
import { checkResolver } from '@core/form/checkResolver'
import { DateField } from '@core/form/fields/DateField'
import { TextField } from '@core/form/fields/TextField'
import { PanelForm } from '@src/parts/panel/PanelForm'
import { useFinish } from '@src/parts/panel/useFinish'
import { usePanelDraft } from '@src/parts/panel/usePanelDraft'
import { useTerminateContratMutation } from '@src/redux/papiers/contrat'
import { useSchool } from '@src/redux/session/useSchool'
import { CircleStop } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

interface Values {
  jour: string
  motif: string
}

const resolver = checkResolver<Values>(({ jour, motif }) => ({
  jour: jour ? undefined : 'required',
  motif: motif.trim() ? undefined : 'required',
}))

/** Ends a signed contract; payments are settled when the enrolment ends. */
export function TerminatePanel({ contrat, onClose: close }: { contrat: ContratLigne; onClose: () => void }) {
  const { id, numero, version } = contrat
  const { t } = useTranslation('contrat')
  const { today } = useSchool()
  const [terminate] = useTerminateContratMutation()
  const form = useForm<Values>({ defaultValues: { jour: today, motif: '' }, resolver })
  const { onClose, draft } = usePanelDraft(`resiliation:${contrat.id}`, form, close)
  const finish = useFinish(form, t('terminate.done', { numero }), onClose)
  const send = async (values: Values) => finish(await terminate({ id, body: { ...values, version } }))
  return (
    <PanelForm
      title={t('terminate.title', { numero })}
      form={form}
      onSubmit={send}
      onClose={onClose}
      draft={draft}
      submit={t('terminate.submit')}
      icon={CircleStop}
      look="danger"
    >
      <p className="muted">{t('terminate.text')}</p>
      <DateField name="jour" label={t('terminate.day')} required />
      <TextField name="motif" label={t('terminate.motif')} required maxLength={300} />
    </PanelForm>
  )
}
