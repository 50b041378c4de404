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
  /** The chosen ones come and go by a motion. */
  animated?: boolean
  /** What is typed may become a choice. */
  creatable?: boolean
  /** Finds the options of what is typed. */
  load?: (text: string) => Promise<RichOption[]>
}
