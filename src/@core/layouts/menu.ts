import type { LucideIcon } from 'lucide-react'

export interface MenuItem {
  id: string
  label: string
  icon: LucideIcon
  to: string
  /** Further address prefixes of its pages. */
  within?: readonly string[]
  /** Synonyms by which the search finds it. */
  words?: string
  /** A short count or word at the end of the line. */
  badge?: string | number
}

export interface MenuGroup {
  id: string
  /** A heading above the items. */
  label: string
  items: readonly MenuItem[]
}

export type MenuEntry = MenuItem | MenuGroup

export const isGroup = (entry: MenuEntry): entry is MenuGroup => 'items' in entry

/** All pages of the menu, including those in groups. */
export const menuItems = (menu: readonly MenuEntry[]): MenuItem[] =>
  menu.flatMap((entry) => (isGroup(entry) ? [...entry.items] : [entry]))

const isUnder = (address: string, prefix: string) =>
  address === prefix || (prefix !== '/' && address.startsWith(`${prefix}/`))

/** The length of the longest prefix of a line that an address is under; 0 when it is under none. */
const matchOf = ({ to, within = [] }: MenuItem, address: string) =>
  Math.max(0, ...[to, ...within].filter((prefix) => isUnder(address, prefix)).map(({ length }) => length))

/** The menu line of an address: the one with the longest match, the last of equal ones. */
export function itemAt(menu: readonly MenuEntry[], address: string): MenuItem | undefined {
  const matched = menuItems(menu).map((item) => ({ item, match: matchOf(item, address) }))
  const longest = Math.max(1, ...matched.map(({ match }) => match))
  return matched.findLast(({ match }) => match === longest)?.item
}

/** Text without accents or case, for searching. */
export const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
