import type { Invoice } from '@contract/demo/invoice'
import { Button } from '@core/components/Button'
import { ButtonLink } from '@core/components/ButtonLink'
import { demoPaths } from '@src/configs/demo/paths'
import { Copy, Download, HandCoins, Pencil, Printer, Send, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useAddress } from '../shared/useAddress'
import { useInvoiceActions } from './useInvoiceActions'

/** The actions on the displayed invoice. */
export function PreviewActions({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('demoInvoice')
  const [, change] = useAddress()
  const navigate = useNavigate()
  const actions = useInvoiceActions()
  const [isSaving, setSaving] = useState(false)
  const save = () => {
    setSaving(true)
    void actions.download(invoice).finally(() => setSaving(false))
  }
  const remove = async () => {
    if (await actions.remove(invoice)) navigate(demoPaths.invoices)
  }
  return (
    <section className="card card-body invoice-actions" aria-label={t('actionsOf', { id: invoice.id })}>
      <Button look="primary" icon={Send} onClick={() => change({ panel: 'send' })}>
        {t('send.button')}
      </Button>
      <Button icon={Download} pending={isSaving} onClick={save}>
        {t('pdf.button')}
      </Button>
      <Button icon={Printer} onClick={() => window.print()}>
        {t('print')}
      </Button>
      <ButtonLink icon={Pencil} to={demoPaths.invoiceEdit(invoice.id)}>
        {t('edit')}
      </ButtonLink>
      {invoice.balance > 0 ? (
        <Button icon={HandCoins} onClick={() => change({ panel: 'payment' })}>
          {t('payment.button')}
        </Button>
      ) : null}
      <Button icon={Copy} onClick={() => void actions.duplicate(invoice)}>
        {t('duplicate')}
      </Button>
      <Button look="danger-ghost" icon={Trash2} onClick={() => void remove()}>
        {t('remove.button')}
      </Button>
    </section>
  )
}
