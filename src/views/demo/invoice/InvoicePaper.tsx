import { type InvoiceSheet, invoiceTotals } from '@contract/demo/invoice'
import { Facts } from '@core/components/Facts'
import { useFormat } from '@core/format/useFormat'
import { useTranslation } from 'react-i18next'
import { ClientLines } from './ClientLines'
import { TotalsList } from './TotalsList'
import { useMoney } from './useMoney'
import '@core/table/table.scss'
import './invoice.scss'

/** An invoice as it is printed. */
export function InvoicePaper({ sheet: { invoice, paymentDetails } }: { sheet: InvoiceSheet }) {
  const { t } = useTranslation(['demoInvoice', 'common'])
  const format = useFormat()
  const money = useMoney()
  return (
    <article className="card invoice-paper" aria-label={t('number', { id: invoice.id })}>
      <header className="invoice-head">
        <p className="invoice-sender">
          <b>{t('common:appName')}</b>
          <span>{t('sender')}</span>
        </p>
        <Facts
          look="lines"
          facts={[
            { label: t('fields.id'), value: `#${invoice.id}` },
            { label: t('fields.issued'), value: format.day(invoice.issuedDate) },
            { label: t('fields.due'), value: format.day(invoice.dueDate) },
          ]}
        />
      </header>
      <div className="invoice-parties">
        <section>
          <h2>{t('billTo')}</h2>
          <ClientLines client={invoice.client} />
        </section>
        <section>
          <h2>{t('bank.title')}</h2>
          <Facts
            look="lines"
            facts={[
              { label: t('bank.due'), value: money(paymentDetails.totalDue) },
              { label: t('bank.name'), value: paymentDetails.bankName },
              { label: t('bank.country'), value: paymentDetails.country },
              { label: 'IBAN', value: paymentDetails.iban },
              { label: 'SWIFT', value: paymentDetails.swiftCode },
            ]}
          />
        </section>
      </div>
      <PaperItems items={invoice.items} />
      <div className="invoice-foot">
        <div className="invoice-notes">
          {invoice.salesperson ? (
            <p>
              <b>{t('fields.salesperson')}</b> {invoice.salesperson}
            </p>
          ) : null}
          {invoice.note ? (
            <p>
              <b>{t('fields.note')}</b> {invoice.note}
            </p>
          ) : null}
        </div>
        <TotalsList totals={invoiceTotals(invoice.items)} balance={invoice.balance} />
      </div>
    </article>
  )
}

function PaperItems({ items }: Pick<InvoiceSheet['invoice'], 'items'>) {
  const { t } = useTranslation('demoInvoice')
  const format = useFormat()
  const money = useMoney()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard
    <section className="table-scroll" tabIndex={0} aria-label={t('items.title')}>
      <table className="data-table invoice-lines" aria-label={t('items.title')}>
        <thead>
          <tr>
            <th>{t('items.name')}</th>
            <th className="text-end">{t('items.cost')}</th>
            <th className="text-end">{t('items.quantity')}</th>
            <th className="text-end">{t('items.discount')}</th>
            <th className="text-end">{t('items.tax')}</th>
            <th className="text-end">{t('items.net')}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a paper have nothing else, and never move
            <tr key={index}>
              <td>
                <b>{item.title}</b>
                {item.note ? <span className="invoice-line-note">{item.note}</span> : null}
              </td>
              <td className="text-end" data-label={t('items.cost')}>
                {money(item.cost)}
              </td>
              <td className="text-end" data-label={t('items.quantity')}>
                {format.number(item.quantity)}
              </td>
              <td className="text-end" data-label={t('items.discount')}>
                {format.percent(item.discount / 100)}
              </td>
              <td className="text-end" data-label={t('items.tax')}>
                {format.percent(item.tax / 100)}
              </td>
              <td className="text-end" data-label={t('items.net')}>
                {money(invoiceTotals([{ ...item, tax: 0 }]).total)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
