import { Button } from '@core/components/Button'
import { InputField } from '@core/form/fields/InputField'
import { CreditCard } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export function Payment() {
  const { t } = useTranslation('demoCards')
  const [number, setNumber] = useState('')
  const [isPaid, setPaid] = useState(false)
  const inFours = (text: string) =>
    text
      .replace(/\D/g, '')
      .slice(0, 16)
      .replace(/(\d{4})(?=\d)/g, '$1 ')
  return (
    <form
      className="card card-body showcase-stack"
      onSubmit={(event) => {
        event.preventDefault()
        setPaid(true)
      }}
    >
      <h3>{t('payment.title')}</h3>
      <InputField
        label={t('payment.number')}
        inputMode="numeric"
        autoComplete="off"
        value={number}
        onChange={({ target }) => setNumber(inFours(target.value))}
      />
      <div className="showcase-columns">
        <InputField label={t('payment.expiry')} placeholder="12/28" autoComplete="off" maxLength={5} />
        <InputField label={t('payment.code')} inputMode="numeric" autoComplete="off" maxLength={3} />
      </div>
      <InputField label={t('payment.name')} autoComplete="off" />
      <div className="showcase-row">
        <Button look="primary" type="submit" icon={CreditCard}>
          {t('payment.pay')}
        </Button>
        <span role="status">{isPaid ? t('payment.note') : ''}</span>
      </div>
    </form>
  )
}
