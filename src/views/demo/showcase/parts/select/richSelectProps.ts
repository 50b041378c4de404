import type { LucideIcon } from 'lucide-react'

export interface RichOption {
  value: string
  label: string
  icon?: LucideIcon
  /** Stays among the chosen ones. */
  isFixed?: boolean
}

export interface RichGroup {
  label: string
  options: readonly RichOption[]
}

export interface RichSelectProps {
  'aria-label': string
  value: readonly RichOption[]
  onChange: (value: RichOption[]) => void
  options?: readonly (RichOption | RichGroup)[]
  several?: boolean
  /** Animates chosen options when they are added or removed. */
  animated?: boolean
  /** Typed text may become a choice. */
  creatable?: boolean
  /** Finds the options for a typed text. */
  load?: (text: string) => Promise<RichOption[]>
}
