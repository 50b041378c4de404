import { TextField } from '@core/form/fields/TextField'
import { useTranslation } from 'react-i18next'
import { useUnit } from '../useMoney'

/** The amount of a transaction, in large figures. */
export function AmountField() {
  const { t } = useTranslation('paiement')
  const unit = useUnit()
  return (
    <TextField
      name="montant"
      className="pay-amount"
      label={t('pay.montant', { unit })}
      required
      checksOnLeave
      inputMode="decimal"
      maxLength={14}
      autoComplete="off"
    />
  )
}
