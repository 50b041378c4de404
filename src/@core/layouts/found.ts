import type { LucideIcon } from 'lucide-react'

/** What the application finds beside the pages of its menu. */
export interface FoundRow {
  id: string
  label: string
  detail?: string
  icon?: LucideIcon
  /** The address of a small picture. */
  picture?: string
  to: string
}

export interface FoundGroup {
  id: string
  title: string
  rows: readonly FoundRow[]
}

export type Find = (text: string) => Promise<readonly FoundGroup[]>
