import type { LucideIcon } from 'lucide-react'
import { lazy, Suspense } from 'react'

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

const Host = lazy(() => import('./RichSelectHost').then((module) => ({ default: module.RichSelectHost })))

/** A list of choices with what the library React Select offers beyond the kit’s; the first one loads it. */
export const RichSelect = (props: RichSelectProps) => (
  <Suspense fallback={<span className="skeleton skeleton-input" aria-hidden />}>
    <Host {...props} />
  </Suspense>
)
