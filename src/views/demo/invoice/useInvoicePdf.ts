import { type Invoice, type InvoiceSheet, invoiceTotals, lineNet } from '@contract/demo/invoice'
import { sanitizeFileName } from '@core/format/text'
import { useFormat } from '@core/format/useFormat'
import type { PdfSheet } from '@core/pdf/tables'
import { saveBlob } from '@core/spreadsheet/save'
import { useLazyInvoiceQuery } from '@src/redux/demo/invoice/api'
import { useTranslation } from 'react-i18next'
import { useMoney } from './useMoney'
import { useTaxText } from './useTaxText'

/** An invoice as a document, A4. */
export function useInvoicePdf() {
  const { t } = useTranslation('demoInvoice')
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
      subtitle: `${t('fields.issued')} ${format.day(invoice.issuedDate)} · ${t('fields.due')} ${format.day(invoice.dueDate)}`,
      lead: [client.name, client.company, client.address, client.country, client.contact, client.companyEmail].filter(
        Boolean,
      ),
      tables: [
        {
          title: t('items.title'),
          columns: [
            { label: t('items.name') },
            number(t('items.cost'), 30),
            number(t('items.quantity'), 16),
            number(t('items.discount'), 20),
            number(t('items.tax'), 24),
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
        [t('totals.subtotal'), money(totals.subtotal)],
        [t('totals.discount'), money(-totals.discount)],
        [t('totals.tax'), money(totals.tax)],
        [t('totals.total'), money(totals.total)],
        [t('fields.balance'), money(invoice.balance)],
      ],
      notes: notes(invoice, paymentDetails),
      footer: t('pdf.footer'),
    }
  }

  function notes(invoice: Invoice, { bankName, country, iban, swiftCode }: InvoiceSheet['paymentDetails']): string[] {
    const due = format.day(invoice.dueDate)
    const stub = [`#${invoice.id}`, invoice.client.name, `${t('fields.due')} ${due}`, money(invoice.balance)]
    return [
      `${t('bank.method')} · ${t(`method.${invoice.acceptedPayment}`)}`,
      `${t('bank.title')} · ${bankName}, ${country} · IBAN ${iban} · SWIFT ${swiftCode}`,
      invoice.salesperson && `${t('fields.salesperson')} · ${invoice.salesperson}`,
      invoice.paymentTerms ? `${t('terms.title')} · ${t('terms.text', { day: due })}` : '',
      invoice.clientNotes ? invoice.note : '',
      invoice.paymentStub ? `${t('stub.title')} · ${stub.join(' · ')}` : '',
    ].filter(Boolean)
  }

  const name = ({ id }: Invoice) => sanitizeFileName(`${t('pdf.file')} ${id}.pdf`)
  const make = async ({ id }: Invoice) => {
    const [{ sheetOf }, whole] = await Promise.all([import('@core/pdf/tables'), ask(id, true).unwrap()])
    return sheetOf(sheet(whole))
  }
  return {
    file: async (invoice: Invoice) => new File([await make(invoice)], name(invoice), { type: 'application/pdf' }),
    save: async (invoice: Invoice) => saveBlob(await make(invoice), name(invoice)),
  }
}
