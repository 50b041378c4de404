import type { AppAbility, Role } from '@contract/ability'
import { readJson, writeJson } from '@core/platform/storage'
import type { PageRoute } from '@src/configs/pageRoute'
import { menuFor } from '@src/navigation/menu'
import { matchPath } from 'react-router-dom'
import { mayOpen } from '../guard'

const KEY = 'openedPages'
/** The number of pages remembered for a role on this device. */
const KEPT = 8
/** The number of pages at the head of the menu, for a user who has opened no page yet. */
const NEXT = 4

/** Patterns of addresses, newest first: they name no record. */
interface Opened {
  role: Role
  paths: string[]
}

const isOpened = (value: unknown): value is Opened =>
  typeof value === 'object' && value !== null && 'role' in value && 'paths' in value && Array.isArray(value.paths)

const openedBy = (role: Role): string[] => {
  const known = readJson(KEY, isOpened)
  return known?.role === role ? known.paths : []
}

/** Notes that a page was opened. */
export function keepOpened(pages: readonly PageRoute[], role: Role, pathname: string): void {
  const page = pages.find(({ path }) => matchPath(path, pathname))
  const before = openedBy(role)
  if (!page || before[0] === page.path) return
  writeJson(KEY, { role, paths: [page.path, ...before.filter((path) => path !== page.path)].slice(0, KEPT) })
}

/** The pages worth fetching in advance: those opened before, and those at the head of the menu. */
export function pagesAhead(pages: readonly PageRoute[], role: Role, ability: AppAbility): PageRoute[] {
  const menu = menuFor(role, ability, (key) => key).flatMap((entry) => ('to' in entry ? [entry.to] : []))
  const paths = new Set([...openedBy(role), ...menu.slice(0, NEXT)])
  return [...paths].flatMap((path) => pages.find((page) => page.path === path && mayOpen(page, ability, role)) ?? [])
}
