import { PLACES, type Place } from '@contract/argent/transaction'
import { checkResolver } from '@core/form/checkResolver'
import { SelectField } from '@core/form/fields/SelectField'
import { PanelForm } from '@src/parts/panel/PanelForm'
import { usePanelDraft } from '@src/parts/panel/usePanelDraft'
import { useSchool } from '@src/redux/session/useSchool'
import { ArrowLeftRight } from 'lucide-react'
import { useEffect } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { amountFault, amountOf } from '../amounts'
import { useClosingFirst } from '../caisse/useClosingFirst'
import { useMoney } from '../useMoney'
import { AmountField } from './AmountField'
import { MoreFields } from './MoreFields'
import { useMouvement } from './useMouvement'
import '../argent.scss'

interface TransferValues {
  montant: string
  origine: Place | null
  destination: Place | null
  dateOperation: string
  reference: string
  note: string
}

function destinationFault(origine: Place | null, destination: Place | null) {
  if (destination === null) return 'required'
  return destination === origine ? 'not_allowed' : undefined
}

const resolver = checkResolver<TransferValues>(({ montant, origine, destination, dateOperation }) => ({
  montant: amountFault(montant),
  origine: origine === null ? 'required' : undefined,
  destination: destinationFault(origine, destination),
  dateOperation: dateOperation ? undefined : 'required',
}))

/** Records money that the school carried from one of its places to another. */
export function TransferPanel({ onClose: close }: { onClose: () => void }) {
  const { t } = useTranslation('transaction')
  const { today } = useSchool()
  const money = useMoney()
  const form = useForm<TransferValues>({
    defaultValues: {
      montant: '',
      origine: 'caisse',
      destination: 'coffre',
      dateOperation: today,
      reference: '',
      note: '',
    },
    resolver,
  })
  const { onClose, draft } = usePanelDraft('transfert', form, close)
  const { setFocus } = form
  useEffect(() => setFocus('montant'), [setFocus])
  const closing = useClosingFirst()
  const send = useMouvement(
    form,
    ({ montant, origine, destination, ...values }) => ({
      ...values,
      kind: 'TRANSFER',
      montant: amountOf(montant),
      origine: origine ?? 'caisse',
      destination: destination ?? 'coffre',
    }),
    onClose,
    closing.refused,
  )
  const amount = amountOf(useWatch({ control: form.control, name: 'montant' }))
  const places = PLACES.map((value) => ({ value, label: t(`place.${value}`) }))
  if (closing.panel) return closing.panel
  return (
    <PanelForm
      title={t('transfer.title')}
      form={form}
      onSubmit={send}
      onClose={onClose}
      draft={draft}
      submit={amount > 0 ? t('transfer.submit', { amount: money(amount) }) : t('actions.record')}
      icon={ArrowLeftRight}
    >
      {closing.banner}
      <p className="muted costs-note">{t('transfer.text')}</p>
      <AmountField />
      <div className="form-grid">
        <SelectField name="origine" label={t('transfer.from')} required options={places} />
        <SelectField name="destination" label={t('transfer.to')} required options={places} />
      </div>
      <MoreFields />
    </PanelForm>
  )
}
