import type { EndInput, Inscription } from '@contract/argent/compte'
import { toast } from '@core/components/messages/toast'
import { confirmDialog } from '@core/dialogs/dialogs'
import { checkResolver } from '@core/form/checkResolver'
import { DateField } from '@core/form/fields/DateField'
import { SelectField } from '@core/form/fields/SelectField'
import { TextField } from '@core/form/fields/TextField'
import { textFault } from '@src/parts/argent/amounts'
import { useMoney } from '@src/parts/argent/useMoney'
import { useAheadWords } from '@src/parts/evenement/useAheadWords'
import { PanelForm } from '@src/parts/panel/PanelForm'
import { useFinish } from '@src/parts/panel/useFinish'
import { usePanelDraft } from '@src/parts/panel/usePanelDraft'
import { whatIsAhead } from '@src/redux/answers/aheadOf'
import { problemOf } from '@src/redux/answers/problemOf'
import { useEndInscriptionMutation } from '@src/redux/argent/compte'
import { useSchool } from '@src/redux/session/useSchool'
import { CircleStop } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { unusedOf } from '../account'

type EndValues = Omit<EndInput, 'status' | 'version' | 'annuler'> & { status: EndInput['status'] | null }

const STATUSES = ['COMPLETED', 'TERMINATED'] as const

const resolver = checkResolver<EndValues>(({ status, dateFin, motif }) => ({
  status: status ? undefined : 'required',
  dateFin: textFault(dateFin),
  motif: textFault(motif),
}))

interface EndPanelProps {
  inscription: Inscription
  onClose: () => void
}

/**
 * Ends an enrolment after a confirmation that names the amount given back, and a second one about events planned after
 * it.
 */
export function EndPanel({ inscription, onClose: close }: EndPanelProps) {
  const { t } = useTranslation('paiement')
  const money = useMoney()
  const { today } = useSchool()
  const [end] = useEndInscriptionMutation()
  const form = useForm<EndValues>({ defaultValues: { status: null, dateFin: today, motif: '' }, resolver })
  const { onClose, draft } = usePanelDraft(`fin:${inscription.id}`, form, close)
  const aheadWords = useAheadWords()
  const finish = useFinish(form, t('end.done'), onClose)
  const credit = unusedOf(inscription)
  const text = credit > 0 ? t('end.askCredit', { amount: money(credit) }) : t('end.askNothing')
  const send = async ({ status, ...values }: EndValues) => {
    if (!status || !(await confirmDialog({ title: t('end.ask'), text, danger: true }))) return
    const sent = (annuler: boolean) =>
      end({ id: inscription.id, body: { ...values, status, annuler, version: inscription.version } })
    const first = await sent(false)
    const ahead = first.error ? whatIsAhead(first.error) : null
    const words = ahead && { title: t('end.ahead'), text: aheadWords(ahead, 'archiveAhead.ended') }
    if (words && !(await confirmDialog({ ...words, danger: true }))) return
    const answer = words ? await sent(true) : first
    if (answer.error && problemOf(answer.error).code === 'stale') toast.error(t('end.stale'))
    await finish(answer)
  }
  return (
    <PanelForm
      title={t('end.title')}
      form={form}
      onSubmit={send}
      onClose={onClose}
      draft={draft}
      submit={t('end.submit')}
      icon={CircleStop}
      look="danger"
    >
      <SelectField
        name="status"
        required
        label={t('end.status')}
        options={STATUSES.map((value) => ({ value, label: t(`end.${value}`) }))}
      />
      <DateField name="dateFin" label={t('end.day')} required />
      <TextField name="motif" label={t('end.motif')} required maxLength={300} />
      <p className="muted costs-note">{t('end.credit', { amount: money(credit) })}</p>
    </PanelForm>
  )
}
