import type { Invoice } from '@contract/demo/invoice'
import { Menu } from '@core/components/overlays/Menu'
import { demoPaths } from '@src/configs/demo/paths'
import { Copy, Download, Ellipsis, Eye, Pencil, Send, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useInvoiceActions } from './useInvoiceActions'

/** The actions on one invoice of the list. */
export function InvoiceMenu({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('demoInvoice')
  const actions = useInvoiceActions()
  const { id } = invoice
  return (
    <Menu
      look="ghost"
      label={t('actionsOf', { id })}
      items={[
        { id: 'view', label: t('view'), icon: Eye, to: demoPaths.invoicePreview(id) },
        { id: 'edit', label: t('edit'), icon: Pencil, to: demoPaths.invoiceEdit(id) },
        { id: 'send', label: t('send.button'), icon: Send, to: `${demoPaths.invoicePreview(id)}?panel=send` },
        { id: 'pdf', label: t('pdf.button'), icon: Download, onSelect: () => void actions.download(invoice) },
        { id: 'copy', label: t('duplicate'), icon: Copy, onSelect: () => void actions.duplicate(invoice) },
        {
          id: 'remove',
          label: t('remove.button'),
          icon: Trash2,
          danger: true,
          separated: true,
          onSelect: () => void actions.remove(invoice),
        },
      ]}
    >
      <Ellipsis aria-hidden size={18} strokeWidth={1.75} />
    </Menu>
  )
}
