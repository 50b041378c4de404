import type { Invoice } from '@contract/demo/invoice'
import { toast } from '@core/components/messages/toast'
import { applyServerErrors } from '@core/form/applyServerErrors'
import { checkResolver } from '@core/form/checkResolver'
import { useUnsavedGuard } from '@core/form/useUnsavedGuard'
import { problemOf } from '@src/redux/answers/problemOf'
import { useAddInvoiceMutation, useUpdateInvoiceMutation } from '@src/redux/demo/invoice/api'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useAddress } from '../shared/useAddress'
import { faultsOf, type InvoiceValues, itemsOf, startValues } from './values'

/** The form of an invoice: its values and its save. */
export function useInvoiceForm(invoice: Invoice | undefined, onSaved: (saved: Invoice) => void) {
  const { t } = useTranslation('demoInvoice')
  const [, change] = useAddress()
  const [add] = useAddInvoiceMutation()
  const [update] = useUpdateInvoiceMutation()
  const [saved, setSaved] = useState<Invoice | null>(null)
  const form = useForm<InvoiceValues>({ defaultValues: startValues(invoice), resolver: checkResolver(faultsOf) })
  const { isDirty } = form.formState
  useUnsavedGuard(isDirty && !saved)
  // Runs after the unsaved-changes guard has been updated.
  useEffect(() => {
    if (saved) onSaved(saved)
  }, [saved, onSaved])
  // A payment or a mail from a panel may change it.
  const status = invoice?.invoiceStatus
  const { resetField } = form
  useEffect(() => {
    if (status) resetField('invoiceStatus', { defaultValue: status })
  }, [status, resetField])

  async function store({ client, items, invoiceStatus, acceptedPayment, ...values }: InvoiceValues) {
    if (!client) return undefined
    const choices = { ...(invoiceStatus && { invoiceStatus }), ...(acceptedPayment && { acceptedPayment }) }
    const content = { ...values, ...choices, client, items: itemsOf(items) }
    const { data, error } = await (invoice ? update({ id: invoice.id, ...content }) : add(content))
    if (data) return data.invoice
    const unknown = applyServerErrors(form, problemOf(error).errors ?? {})
    if (unknown.length > 0 || !problemOf(error).errors) toast.error(t('failed'))
    return undefined
  }

  return {
    form,
    save: async (values: InvoiceValues) => setSaved((await store(values)) ?? null),
    /** Opens a panel of the invoice; unsaved changes are saved first. */
    open(panel: 'send' | 'payment') {
      if (!isDirty) return change({ panel })
      void form.handleSubmit(async (values) => {
        const stored = await store(values)
        if (!stored) return
        form.reset(startValues(stored))
        change({ panel })
      })()
    },
  }
}
