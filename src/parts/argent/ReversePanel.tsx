import type { Transaction } from '@contract/argent/transaction'
import { checkResolver } from '@core/form/checkResolver'
import { TextField } from '@core/form/fields/TextField'
import { PanelForm } from '@src/parts/panel/PanelForm'
import { useFinish } from '@src/parts/panel/useFinish'
import { usePanelDraft } from '@src/parts/panel/usePanelDraft'
import { useReverseTransactionMutation } from '@src/redux/argent/transaction'
import { RotateCcw } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import './argent.scss'
import { AskBanner } from './AskBanner'
import { textFault } from './amounts'
import { useAsk } from './useAsk'
import { useMoneyRights } from './useMoneyRights'

const resolver = checkResolver<{ motif: string }>(({ motif }) => ({ motif: textFault(motif) }))

interface ReversePanelProps {
  transaction: Transaction
  onClose: () => void
}

/** Reverses a transaction, with a reason. */
export function ReversePanel({ transaction, onClose: close }: ReversePanelProps) {
  const { id, numero } = transaction
  const { t } = useTranslation('paiement')
  const [reverse] = useReverseTransactionMutation()
  const form = useForm({ defaultValues: { motif: '' }, resolver })
  const { onClose, draft } = usePanelDraft(`extourne:${transaction.id}`, form, close)
  const finish = useFinish(form, t('pay.undone', { numero }), onClose)
  const ask = useAsk(form, onClose)
  const isAsked = useMoneyRights().mustAskToReverse(transaction)
  const send = async ({ motif }: { motif: string }) => {
    if (isAsked) return ask({ geste: 'CONTREPASSATION', idTransaction: id, motif })
    finish(await reverse({ id, body: { motif } }))
  }
  return (
    <PanelForm
      title={t('reverse.title', { numero })}
      form={form}
      onSubmit={send}
      onClose={onClose}
      draft={draft}
      submit={t(isAsked ? 'ask.submit' : 'actions.reverse')}
      icon={RotateCcw}
      look="danger"
    >
      {isAsked ? <AskBanner /> : null}
      <p className="muted costs-note">{t('reverse.text')}</p>
      <TextField name="motif" label={t('reverse.motif')} required maxLength={300} />
    </PanelForm>
  )
}
