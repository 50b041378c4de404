import type { Invoice } from '@contract/demo/invoice'
import { toast } from '@core/components/messages/toast'
import { confirmDialog } from '@core/dialogs/dialogs'
import { today } from '@core/format/date'
import { demoPaths } from '@src/configs/demo/paths'
import { useAddInvoiceMutation, useRemoveInvoiceMutation, useUpdateInvoiceMutation } from '@src/redux/demo/invoice/api'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useInvoicePdf } from './useInvoicePdf'

/** Actions on an invoice for all pages: delete, duplicate, save as PDF. */
export function useInvoiceActions() {
  const { t } = useTranslation('demoInvoice')
  const navigate = useNavigate()
  const [remove] = useRemoveInvoiceMutation()
  const [add] = useAddInvoiceMutation()
  const [update] = useUpdateInvoiceMutation()
  const pdf = useInvoicePdf()
  return {
    /** Resolves to true when it was deleted. */
    async remove({ id }: Invoice): Promise<boolean> {
      const isSure = await confirmDialog({ title: t('remove.title', { id }), text: t('remove.text'), danger: true })
      if (!isSure || (await remove(id)).error) return false
      toast.success(t('remove.done', { id }))
      return true
    },
    /** Creates a draft with today's date, the same client and lines. */
    async duplicate({ client, items, service, avatar, salesperson, note, ...paper }: Invoice) {
      const { acceptedPayment, paymentTerms, clientNotes, paymentStub } = paper
      const looks = { acceptedPayment, paymentTerms, clientNotes, paymentStub }
      const copy = { client, items, service, avatar, salesperson, note, ...looks, issuedDate: today() }
      const { data } = await add(copy)
      if (!data) return toast.error(t('failed'))
      toast.success(t('duplicated', { id: data.invoice.id }))
      navigate(demoPaths.invoiceEdit(data.invoice.id))
    },
    async download(invoice: Invoice) {
      try {
        await pdf.save(invoice)
        if (invoice.invoiceStatus === 'Draft') await update({ id: invoice.id, invoiceStatus: 'Downloaded' })
      } catch {
        toast.error(t('pdf.failed'))
      }
    },
  }
}
