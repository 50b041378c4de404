import type { Transaction } from '@contract/argent/transaction'
import { checkResolver } from '@core/form/checkResolver'
import { TextField } from '@core/form/TextField'
import { useReverseTransactionMutation } from '@src/redux/argent/transaction'
import { RotateCcw } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import './argent.scss'
import { textFault } from './amounts'
import { PanelForm } from './PanelForm'
import { useFinish } from './useFinish'

const resolver = checkResolver<{ motif: string }>(({ motif }) => ({ motif: textFault(motif) }))

interface ReversePanelProps {
  transaction: Transaction
  onClose: () => void
}

/** Reverses a transaction, with a reason. */
export function ReversePanel({ transaction: { id, numero }, onClose }: ReversePanelProps) {
  const { t } = useTranslation('paiement')
  const [reverse] = useReverseTransactionMutation()
  const form = useForm({ defaultValues: { motif: '' }, resolver })
  const finish = useFinish(form, t('pay.undone', { numero }), onClose)
  const send = async ({ motif }: { motif: string }) => finish(await reverse({ id, body: { motif } }))
  return (
    <PanelForm
      title={t('reverse.title', { numero })}
      form={form}
      onSubmit={send}
      onClose={onClose}
      submit={t('actions.reverse')}
      icon={RotateCcw}
      look="danger"
    >
      <p className="muted costs-note">{t('reverse.text')}</p>
      <TextField name="motif" label={t('reverse.motif')} required maxLength={300} />
    </PanelForm>
  )
}
