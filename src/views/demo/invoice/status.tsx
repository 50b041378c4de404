import { INVOICE_STATUSES, type InvoiceStatus } from '@contract/demo/invoice'
import { StatusDot, type Tone } from '@core/components/StatusDot'
import { CircleCheck, CircleDashed, ClockAlert, Download, type LucideIcon, PieChart, Send } from 'lucide-react'
import { useTranslation } from 'react-i18next'

const KEYS: Record<InvoiceStatus, string> = {
  Paid: 'paid',
  Downloaded: 'downloaded',
  Sent: 'sent',
  Draft: 'draft',
  'Partial Payment': 'partial',
  'Past Due': 'pastDue',
}

const LOOKS: Record<InvoiceStatus, [Tone, LucideIcon]> = {
  Paid: ['success', CircleCheck],
  Downloaded: ['info', Download],
  Sent: ['info', Send],
  Draft: ['neutral', CircleDashed],
  'Partial Payment': ['warning', PieChart],
  'Past Due': ['danger', ClockAlert],
}

/** The states of an invoice as options. */
export function useStatusOptions() {
  const { t } = useTranslation('demoInvoice')
  return INVOICE_STATUSES.map((value) => ({ value, label: t(`status.${KEYS[value]}`) }))
}

/** The state of an invoice: an icon and a word. */
export function InvoiceState({ status }: { status: InvoiceStatus }) {
  const { t } = useTranslation('demoInvoice')
  const [tone, icon] = LOOKS[status]
  return <StatusDot tone={tone} icon={icon} label={t(`status.${KEYS[status]}`)} />
}
