import type { InvoicePayment } from '@contract/demo/invoice'
import { useFormat } from '@core/format/useFormat'
import { useTranslation } from 'react-i18next'
import { useMoney } from './useMoney'

/** The payments with their methods. */
export function PaymentHistory({ payments }: { payments: readonly InvoicePayment[] }) {
  const { t } = useTranslation('demoInvoice')
  const format = useFormat()
  const money = useMoney()
  return (
    <section className="card" aria-labelledby="payments-title">
      <div className="card-head">
        <h2 id="payments-title">{t('payment.history')}</h2>
      </div>
      {payments.length === 0 ? <p className="card-body muted">{t('payment.none')}</p> : null}
      <ul className="invoice-payments">
        {payments.map((payment, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: payments have no other key, and are only appended
          <li key={index}>
            <span>
              {t(`method.${payment.method}`)}
              <span className="muted"> {format.day(payment.date)}</span>
            </span>
            <b>{money(payment.amount)}</b>
            {payment.note ? <span className="muted">{payment.note}</span> : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
