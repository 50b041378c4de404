import type { DemoRole } from '@contract/demo/user'

export const MODULES = ['staff', 'articles', 'contacts', 'orders', 'settings'] as const
export const RIGHTS = ['read', 'write', 'create', 'delete'] as const
type Module = (typeof MODULES)[number]
type Right = (typeof RIGHTS)[number]

const ALL: readonly Right[] = RIGHTS
const NONE: readonly Right[] = []
const READ: readonly Right[] = ['read']

/** What each role may do, module by module. */
const PERMISSIONS: Record<DemoRole, Record<Module, readonly Right[]>> = {
  admin: { staff: ALL, articles: ALL, contacts: ALL, orders: ALL, settings: ALL },
  editor: { staff: READ, articles: ALL, contacts: ['read', 'write'], orders: READ, settings: NONE },
  author: { staff: NONE, articles: ['read', 'write', 'create'], contacts: READ, orders: NONE, settings: NONE },
  maintainer: { staff: READ, articles: READ, contacts: READ, orders: ['read', 'write'], settings: ['read', 'write'] },
  subscriber: { staff: NONE, articles: READ, contacts: NONE, orders: NONE, settings: NONE },
}

export const mayDo = (role: DemoRole, module: Module, right: Right) => PERMISSIONS[role][module].includes(right)
