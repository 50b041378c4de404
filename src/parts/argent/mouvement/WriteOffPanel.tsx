import { toast } from '@core/components/messages/toast'
import { checkResolver } from '@core/form/checkResolver'
import { TextField } from '@core/form/fields/TextField'
import { showFaults } from '@core/form/showFaults'
import { amountText } from '@core/format/typedAmount'
import { PanelForm } from '@src/parts/panel/PanelForm'
import { usePanelDraft } from '@src/parts/panel/usePanelDraft'
import { problemOf } from '@src/redux/answers/problemOf'
import { useCreateTransactionMutation } from '@src/redux/argent/transaction'
import { useSchool } from '@src/redux/session/useSchool'
import { FileX2 } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { AskBanner } from '../AskBanner'
import { amountFault, amountOf, textFault } from '../amounts'
import { useAsk } from '../useAsk'
import { useMoneyRights } from '../useMoneyRights'
import { AmountField } from './AmountField'
import { useMouvementNews } from './useMouvement'

interface WriteOffValues {
  montant: string
  motif: string
}

const resolver = checkResolver<WriteOffValues>(({ montant, motif }) => ({
  montant: amountFault(montant),
  motif: textFault(motif),
}))

interface WriteOffPanelProps {
  idCandidat: number
  /** The amount that the candidate owes, in millimes. */
  aPayer: number
  onClose: () => void
}

/** Writes off the debt of a candidate, with a reason; the field starts with the whole amount. */
export function WriteOffPanel({ idCandidat, aPayer, onClose: close }: WriteOffPanelProps) {
  const { t, i18n } = useTranslation(['transaction', 'paiement', 'fields'])
  const { currency } = useSchool()
  const [save] = useCreateTransactionMutation()
  const tell = useMouvementNews()
  /** The balance on the screen: when it has changed since, nothing is written off. */
  const [soldeVu] = useState(aPayer)
  const montant = amountText(soldeVu, { language: i18n.language, currency })
  const form = useForm<WriteOffValues>({ defaultValues: { montant, motif: '' }, resolver })
  const { onClose, draft } = usePanelDraft(`perte:${idCandidat}`, form, close)
  const ask = useAsk(form, onClose)
  const isAsked = useMoneyRights().mustAskToWriteOff
  const send = async (values: WriteOffValues) => {
    if (isAsked) return ask({ geste: 'PERTE', idCandidat, montant: amountOf(values.montant), motif: values.motif })
    const body = {
      kind: 'WRITE_OFF',
      idCandidat,
      montant: amountOf(values.montant),
      motif: values.motif,
      soldeVu,
    } as const
    const { data, error } = await save(body)
    if (data) {
      onClose()
      return tell(data)
    }
    const problem = problemOf(error)
    if (problem.code !== 'balance_changed') return showFaults(form, problem)
    toast.error(t('pay.changed'))
    onClose()
  }
  return (
    <PanelForm
      title={t('writeOff.title')}
      form={form}
      onSubmit={send}
      onClose={onClose}
      draft={draft}
      submit={t(isAsked ? 'paiement:ask.submit' : 'writeOff.submit')}
      icon={FileX2}
      look="danger"
    >
      {isAsked ? <AskBanner /> : null}
      <p className="muted costs-note">{t('writeOff.text')}</p>
      <AmountField />
      <TextField name="motif" label={t('fields:motif')} required maxLength={300} />
    </PanelForm>
  )
}
