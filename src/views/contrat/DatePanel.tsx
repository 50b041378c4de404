import type { ContratLigne } from '@contract/papiers/contrat'
import { checkResolver } from '@core/form/checkResolver'
import { DateField } from '@core/form/fields/DateField'
import { PanelForm } from '@src/parts/panel/PanelForm'
import { useFinish } from '@src/parts/panel/useFinish'
import { usePanelDraft } from '@src/parts/panel/usePanelDraft'
import { useEndorseContratMutation, useSignContratMutation } from '@src/redux/papiers/contrat'
import { useSchool } from '@src/redux/session/useSchool'
import { BadgeCheck, PenLine } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

const resolver = checkResolver<{ jour: string }>(({ jour }) => ({ jour: jour ? undefined : 'required' }))

interface DatePanelProps {
  step: 'sign' | 'endorse'
  contrat: ContratLigne
  onClose: () => void
}

/** The day on which a contract was signed, or endorsed by the transport services. */
export function DatePanel({ step, contrat: { id, numero, version }, onClose: close }: DatePanelProps) {
  const { t } = useTranslation('contrat')
  const { today } = useSchool()
  const [sign] = useSignContratMutation()
  const [endorse] = useEndorseContratMutation()
  const form = useForm({ defaultValues: { jour: today }, resolver })
  const { onClose, draft } = usePanelDraft(`${step}:${id}`, form, close)
  const finish = useFinish(form, t(`${step}.done`, { numero }), onClose)
  const send = async ({ jour }: { jour: string }) => {
    const save = step === 'sign' ? sign : endorse
    await finish(await save({ id, body: { jour, version } }))
  }
  return (
    <PanelForm
      title={t(`${step}.title`, { numero })}
      form={form}
      onSubmit={send}
      onClose={onClose}
      draft={draft}
      submit={t(`${step}.submit`)}
      icon={step === 'sign' ? PenLine : BadgeCheck}
    >
      <p className="muted">{t(`${step}.text`)}</p>
      <DateField name="jour" label={t(`${step}.day`)} required />
    </PanelForm>
  )
}
