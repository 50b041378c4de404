import type { FactureDetail } from '@contract/argent/facture'
import type { Method } from '@contract/argent/transaction'
import { toast } from '@core/components/messages/toast'
import { checkResolver } from '@core/form/checkResolver'
import { TextField } from '@core/form/fields/TextField'
import { showFaults } from '@core/form/showFaults'
import { amountText } from '@core/format/typedAmount'
import { amountFault, amountOf } from '@src/parts/argent/amounts'
import { MethodChoice } from '@src/parts/argent/MethodChoice'
import { AmountField } from '@src/parts/argent/mouvement/AmountField'
import { useMoney, useUnit } from '@src/parts/argent/useMoney'
import { PanelForm } from '@src/parts/panel/PanelForm'
import { usePanelDraft } from '@src/parts/panel/usePanelDraft'
import { problemOf } from '@src/redux/answers/problemOf'
import { usePayFactureMutation } from '@src/redux/argent/facture'
import { useSchool } from '@src/redux/session/useSchool'
import { Banknote } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

interface Values {
  montant: string
  retenue: string
  method: Method
  reference: string
}

const resolver = checkResolver<Values>(({ montant, retenue }) => ({
  montant: amountFault(montant),
  retenue: retenue.trim() ? amountFault(retenue) : undefined,
}))

/** Records a company's payment of its invoice, with the amount that the company withholds for the State. */
export function ReglementPanel({ facture, onClose: close }: { facture: FactureDetail; onClose: () => void }) {
  const { t, i18n } = useTranslation('facture')
  const money = useMoney()
  const unit = useUnit()
  const { currency } = useSchool()
  const [pay] = usePayFactureMutation()
  const { id, reste, client } = facture
  const form = useForm<Values>({
    defaultValues: {
      montant: amountText(reste, { language: i18n.language, currency }),
      retenue: '',
      method: 'TRANSFER',
      reference: '',
    },
    resolver,
  })
  const { onClose, draft } = usePanelDraft(`reglement:${facture.id}`, form, close)
  const send = async ({ montant, retenue, ...values }: Values) => {
    const body = { ...values, montant: amountOf(montant), retenue: amountOf(retenue), dateOperation: null }
    const { data, error } = await pay({ id, body: { ...body, soldeVu: reste } })
    if (!data) return showFaults(form, problemOf(error))
    toast.success(t('pay.done', { rest: money(data.reste) }))
    onClose()
  }
  return (
    <PanelForm
      title={t('pay.title', { client })}
      form={form}
      onSubmit={send}
      onClose={onClose}
      draft={draft}
      submit={t('pay.submit')}
      icon={Banknote}
    >
      <p className="muted">{t('pay.rest', { rest: money(reste) })}</p>
      <AmountField />
      <MethodChoice />
      <TextField
        name="retenue"
        label={t('pay.retenue', { unit })}
        hint={t('pay.retenueHint')}
        inputMode="decimal"
        maxLength={14}
        autoComplete="off"
      />
      <TextField name="reference" label={t('pay.reference')} maxLength={60} />
    </PanelForm>
  )
}
