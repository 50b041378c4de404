import type { Method } from '@contract/argent/transaction'
import { ArrowLeftRight, Banknote, CreditCard, FileX2, type LucideIcon, ReceiptText, Smartphone } from 'lucide-react'

export const METHOD_ICONS: Record<Method, LucideIcon> = {
  CASH: Banknote,
  CHEQUE: ReceiptText,
  TRANSFER: ArrowLeftRight,
  CARD: CreditCard,
  MOBILE: Smartphone,
}

/** The icon of a transaction: that of its method, or that of a write-off. */
export const iconOf = (method: Method | null): LucideIcon => (method === null ? FileX2 : METHOD_ICONS[method])
