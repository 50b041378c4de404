import { type InvoiceSheet, invoiceTotals, lineNet } from '@contract/demo/invoice'
import { Facts } from '@core/components/Facts'
import { StatusDot } from '@core/components/StatusDot'
import { useFormat } from '@core/format/useFormat'
import { useTranslation } from 'react-i18next'
import { BankFacts } from './BankFacts'
import { ClientLines } from './ClientLines'
import { PaymentStub } from './PaymentStub'
import { TotalsList } from './TotalsList'
import { useMoney } from './useMoney'
import { useTaxText } from './useTaxText'
import '@core/table/table.scss'
import './invoice.scss'

/** An invoice in its printed form. */
export function InvoicePaper({ sheet: { invoice, paymentDetails } }: { sheet: InvoiceSheet }) {
  const { t } = useTranslation(['demoInvoice', 'common'])
  const format = useFormat()
  // A paid invoice shows no payment request.
  const isDue = invoice.balance > 0
  return (
    <article className="card invoice-paper" aria-label={t('number', { id: invoice.id })}>
      <header className="invoice-head">
        <p className="invoice-sender">
          <b>{t('common:appName')}</b>
          <span>{t('sender')}</span>
          <span>{t('senderAddress')}</span>
          <span>{t('senderContact')}</span>
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
          {isDue ? (
            <BankFacts account={paymentDetails} due={paymentDetails.totalDue} method={invoice.acceptedPayment} />
          ) : (
            <StatusDot tone="success" label={t('paidUp')} />
          )}
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
          {invoice.paymentTerms && isDue ? (
            <p>
              <b>{t('terms.title')}</b> {t('terms.text', { day: format.day(invoice.dueDate) })}
            </p>
          ) : null}
          {invoice.clientNotes && invoice.note ? (
            <p>
              <b>{t('fields.note')}</b> {invoice.note}
            </p>
          ) : null}
        </div>
        <TotalsList totals={invoiceTotals(invoice.items)} balance={invoice.balance} />
      </div>
      {invoice.paymentStub && isDue ? <PaymentStub invoice={invoice} /> : null}
    </article>
  )
}

function PaperItems({ items }: Pick<InvoiceSheet['invoice'], 'items'>) {
  const { t } = useTranslation('demoInvoice')
  const format = useFormat()
  const money = useMoney()
  const taxText = useTaxText()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region has to be reachable by keyboard
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
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a document have no other key, and never move
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
                {taxText(item)}
              </td>
              <td className="text-end" data-label={t('items.net')}>
                {money(lineNet(item))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
