import type { Method } from '@contract/argent/transaction'
import { ArrowLeftRight, Banknote, CreditCard, type LucideIcon, ReceiptText, Smartphone } from 'lucide-react'

export const METHOD_ICONS: Record<Method, LucideIcon> = {
  CASH: Banknote,
  CHEQUE: ReceiptText,
  TRANSFER: ArrowLeftRight,
  CARD: CreditCard,
  MOBILE: Smartphone,
}
