import type { LucideIcon } from 'lucide-react'

export interface MenuItem {
  id: string
  label: string
  icon: LucideIcon
  to: string
  /** Address prefix of its pages, when it differs from its own address. */
  within?: string
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

/** The menu line of an address: the one with the longest match. */
export function itemAt(menu: readonly MenuEntry[], address: string): MenuItem | undefined {
  const rootOf = ({ to, within }: MenuItem) => within ?? to
  return menuItems(menu)
    .filter((item) => address === item.to || (rootOf(item) !== '/' && `${address}/`.startsWith(`${rootOf(item)}/`)))
    .reduce<MenuItem | undefined>(
      (best, item) => (best && rootOf(best).length >= rootOf(item).length ? best : item),
      undefined,
    )
}

/** Text without accents or case, for searching. */
export const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
