import type { Inscription } from '@contract/argent/compte'
import { toast } from '@core/components/messages/toast'
import { DateField } from '@core/form/fields/DateField'
import { PanelForm } from '@src/parts/panel/PanelForm'
import { useFinish } from '@src/parts/panel/useFinish'
import { usePanelDraft } from '@src/parts/panel/usePanelDraft'
import { problemOf } from '@src/redux/answers/problemOf'
import { useAdvanceInscriptionMutation } from '@src/redux/argent/compte'
import { CalendarArrowDown } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

interface AdvancePanelProps {
  inscription: Inscription
  onClose: () => void
}

/** Lets an enrolment begin earlier, so that what was given before its first day is charged. */
export function AdvancePanel({ inscription, onClose: close }: AdvancePanelProps) {
  const { t } = useTranslation('paiement')
  const [advance] = useAdvanceInscriptionMutation()
  const form = useForm({ defaultValues: { dateDebut: inscription.dateDebut } })
  const { onClose, draft } = usePanelDraft(`debut:${inscription.id}`, form, close)
  const finish = useFinish(form, t('advance.done'), onClose)
  const send = async ({ dateDebut }: { dateDebut: string }) => {
    const answer = await advance({ id: inscription.id, body: { dateDebut, version: inscription.version } })
    if (answer.error && problemOf(answer.error).code === 'stale') toast.error(t('end.stale'))
    await finish(answer)
  }
  return (
    <PanelForm
      title={t('advance.title')}
      form={form}
      onSubmit={send}
      onClose={onClose}
      draft={draft}
      submit={t('advance.submit')}
      icon={CalendarArrowDown}
    >
      <DateField name="dateDebut" label={t('advance.day')} hint={t('advance.text')} required />
    </PanelForm>
  )
}
