import type { LucideIcon } from 'lucide-react'

export interface MenuItem {
  id: string
  label: string
  icon: LucideIcon
  to: string
  /** What its pages' addresses begin with, when not with its own. */
  within?: string
  /** What else people call it: the search finds it by these words too. */
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

/** Every page that the menu leads to, groups opened. */
export const menuItems = (menu: readonly MenuEntry[]): MenuItem[] =>
  menu.flatMap((entry) => (isGroup(entry) ? [...entry.items] : [entry]))

/** The line of the menu that an address belongs to: the one that says most of it. */
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
