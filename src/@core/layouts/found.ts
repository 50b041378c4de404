import type { LucideIcon } from 'lucide-react'

/** What the application finds beside the pages of its menu. */
export interface FoundRow {
  id: string
  label: string
  detail?: string
  icon?: LucideIcon
  /** The address of a small picture. */
  picture?: string
  /** Whose initials stand there instead. */
  person?: string
  to: string
}

export interface FoundGroup {
  id: string
  title: string
  rows: readonly FoundRow[]
}

export type Find = (text: string) => Promise<readonly FoundGroup[]>

/** The groups without what stands in the list already; a group that has nothing else is left out. */
export function withoutListed(groups: readonly FoundGroup[], listed: readonly { to: string }[]): FoundGroup[] {
  const addresses = new Set(listed.map(({ to }) => to))
  return groups.flatMap((group) => {
    const rows = group.rows.filter(({ to }) => !addresses.has(to))
    return rows.length === 0 && group.rows.length > 0 ? [] : [{ ...group, rows }]
  })
}
