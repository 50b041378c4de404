import {
  Calendar,
  CircleQuestionMark,
  CreditCard,
  Lock,
  type LucideIcon,
  Package,
  RefreshCw,
  Save,
  Settings,
  ShoppingBag,
  User,
  Users,
} from 'lucide-react'

const ICONS: Record<string, LucideIcon> = {
  Calendar,
  CreditCard,
  Lock,
  Package,
  RefreshCw,
  Save,
  Settings,
  ShoppingBag,
  User,
  Users,
}

/** The icon that the answer names; a question mark for an unknown one. */
export const iconOf = (name: string): LucideIcon => ICONS[name] ?? CircleQuestionMark
