import type { Invoice } from '@contract/demo/invoice'
import { Facts } from '@core/components/Facts'
import { useFormat } from '@core/format/useFormat'
import { useTranslation } from 'react-i18next'
import { useMoney } from './useMoney'

/** The stub at the foot that is cut off and returned with the payment. */
export function PaymentStub({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('demoInvoice')
  const format = useFormat()
  const money = useMoney()
  return (
    <section className="invoice-stub" aria-label={t('stub.title')}>
      <h2>{t('stub.title')}</h2>
      <p className="muted">{t('stub.text')}</p>
      <Facts
        facts={[
          { label: t('fields.id'), value: `#${invoice.id}` },
          { label: t('fields.client'), value: invoice.client.name },
          { label: t('fields.due'), value: format.day(invoice.dueDate) },
          { label: t('bank.due'), value: money(invoice.balance) },
        ]}
      />
    </section>
  )
}
