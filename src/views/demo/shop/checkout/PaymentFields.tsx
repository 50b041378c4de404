import { SelectField } from '@core/form/fields/SelectField'
import { TextField } from '@core/form/fields/TextField'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useMoney } from '../useMoney'
import { BANKS, INSTALMENTS, type PaymentValues } from './payment'

/** The fields of the chosen payment method. `total` is in thousandths of a dinar. */
export function PaymentFields({ total }: { total: number }) {
  const { t } = useTranslation('demoShop')
  const way = useWatch<PaymentValues, 'way'>({ name: 'way' })
  if (way === 'saved') return <CvvField name="savedCvv" />
  if (way === 'card') return <CardFields />
  if (way === 'instalments') return <InstalmentsField total={total} />
  const banks = BANKS.map((value) => ({ value, label: value }))
  return way === 'banking' ? <SelectField name="bank" label={t('payment.bank')} required options={banks} /> : null
}

function CvvField({ name }: { name: 'savedCvv' | 'cvv' }) {
  const { t } = useTranslation('demoShop')
  return (
    <TextField name={name} label={t('payment.cvv')} inputMode="numeric" required maxLength={4} autoComplete="off" />
  )
}

function CardFields() {
  const { t } = useTranslation('demoShop')
  return (
    <div className="form-grid">
      <TextField
        name="number"
        label={t('payment.number')}
        inputMode="numeric"
        required
        maxLength={23}
        autoComplete="off"
        className="field-wide"
      />
      <TextField
        name="expiry"
        label={t('payment.expiry')}
        placeholder="12/28"
        required
        maxLength={5}
        autoComplete="off"
      />
      <CvvField name="cvv" />
    </div>
  )
}

function InstalmentsField({ total }: { total: number }) {
  const { t } = useTranslation('demoShop')
  const money = useMoney()
  const options = INSTALMENTS.map((value) => {
    const amount = money.millimes(Math.round(total / Number(value)))
    return { value, label: t('instalments', { count: Number(value), amount }) }
  })
  return <SelectField name="instalments" label={t('payment.count')} required options={options} />
}
