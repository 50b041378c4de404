import { type Invoice, type InvoiceSheet, invoiceTotals, lineNet } from '@contract/demo/invoice'
import { sanitizeFileName } from '@core/format/text'
import { useFormat } from '@core/format/useFormat'
import { sheetIn } from '@core/pdf/lists'
import type { PdfSheet } from '@core/pdf/tables'
import { saveFile } from '@core/spreadsheet/save'
import { useLazyInvoiceQuery } from '@src/redux/demo/invoice/api'
import { useTranslation } from 'react-i18next'
import { useMoney } from './useMoney'
import { useTaxText } from './useTaxText'

/** An invoice as an A4 PDF. */
export function useInvoicePdf() {
  const { t, i18n } = useTranslation(['demoInvoice', 'common'])
  const format = useFormat()
  const money = useMoney()
  const taxText = useTaxText()
  const [ask] = useLazyInvoiceQuery()

  function sheet({ invoice, paymentDetails }: InvoiceSheet): PdfSheet {
    const { client, items } = invoice
    const totals = invoiceTotals(items)
    const number = (label: string, width: number) => ({ label, width, align: 'right' as const })
    return {
      title: t('number', { id: invoice.id }),
      subtitle: [
        t('pdf.fact', { label: t('fields.issued'), value: format.day(invoice.issuedDate) }),
        t('pdf.fact', { label: t('fields.due'), value: format.day(invoice.dueDate) }),
      ].join('\n'),
      letter: {
        from: { name: t('common:appName'), lines: [t('sender'), t('senderAddress'), t('senderContact')] },
        blocks: [
          {
            title: t('billTo'),
            lines: [
              ...[client.name, client.company, client.address],
              ...[client.country, client.contact, client.companyEmail],
            ].filter(Boolean),
          },
          { title: t('bank.title'), lines: bankLines(invoice, paymentDetails) },
        ],
      },
      tables: [
        {
          title: '',
          columns: [
            { label: t('items.name') },
            number(t('items.cost'), 28),
            number(t('items.quantity'), 22),
            number(t('items.discount'), 20),
            number(t('items.tax'), 20),
            number(t('items.net'), 30),
          ],
          rows: items.map((item) => [
            item.note ? `${item.title}\n${item.note}` : item.title,
            money(item.cost),
            format.number(item.quantity),
            format.percent(item.discount / 100),
            taxText(item),
            money(lineNet(item)),
          ]),
        },
      ],
      totals: [
        { label: t('totals.subtotal'), amount: money(totals.subtotal) },
        { label: t('totals.discount'), amount: money(-totals.discount) },
        { label: t('totals.tax'), amount: money(totals.tax) },
        { label: t('totals.total'), amount: money(totals.total), strong: true },
        ...invoice.payments.map(({ amount, date, method }) => ({
          label: t('pdf.paid', { day: format.day(date, 'short'), method: t(`method.${method}`) }),
          amount: money(-amount),
        })),
        { label: t('fields.balance'), amount: money(invoice.balance), strong: true },
      ],
      notes: notes(invoice),
      footer: t('pdf.footer'),
    }
  }

  function bankLines(invoice: Invoice, { bankName, country, iban, swiftCode }: InvoiceSheet['paymentDetails']) {
    if (invoice.balance <= 0) return [t('paidUp')]
    const facts = [
      [t('bank.due'), money(invoice.balance)],
      [t('bank.method'), t(`method.${invoice.acceptedPayment}`)],
      [t('bank.name'), `${bankName}, ${country}`],
      ['IBAN', iban],
      ['SWIFT', swiftCode],
    ]
    return facts.map(([label, value]) => t('pdf.fact', { label, value }))
  }

  function notes(invoice: Invoice): string[] {
    const due = format.day(invoice.dueDate)
    const stub = [`#${invoice.id}`, invoice.client.name, `${t('fields.due')} ${due}`, money(invoice.balance)]
    return [
      invoice.salesperson && t('pdf.fact', { label: t('fields.salesperson'), value: invoice.salesperson }),
      invoice.paymentTerms && invoice.balance > 0
        ? t('pdf.fact', { label: t('terms.title'), value: t('terms.text', { day: due }) })
        : '',
      invoice.clientNotes ? invoice.note : '',
      invoice.paymentStub && invoice.balance > 0 ? format.beside([t('stub.title'), ...stub]) : '',
    ].filter(Boolean)
  }

  const name = ({ id }: Invoice) => sanitizeFileName(`${t('pdf.file')} ${id}.pdf`)
  const make = async ({ id }: Invoice) => {
    return sheetIn(i18n.language, sheet(await ask(id, true).unwrap()))
  }
  return {
    file: async (invoice: Invoice) => new File([await make(invoice)], name(invoice), { type: 'application/pdf' }),
    save: async (invoice: Invoice) => saveFile(await make(invoice), name(invoice)),
  }
}
