import { DEMO_MODULES, DEMO_RIGHTS, type DemoModule, type DemoRight, type DemoRole } from '@contract/demo/user'

const ALL: readonly DemoRight[] = DEMO_RIGHTS
const NONE: readonly DemoRight[] = []
const READ: readonly DemoRight[] = ['read']

/** The rights of each role, module by module. */
const PERMISSIONS: Record<DemoRole, Record<DemoModule, readonly DemoRight[]>> = {
  admin: { staff: ALL, articles: ALL, contacts: ALL, orders: ALL, settings: ALL },
  editor: { staff: READ, articles: ALL, contacts: ['read', 'write'], orders: READ, settings: NONE },
  author: { staff: NONE, articles: ['read', 'write', 'create'], contacts: READ, orders: NONE, settings: NONE },
  maintainer: { staff: READ, articles: READ, contacts: READ, orders: ['read', 'write'], settings: ['read', 'write'] },
  subscriber: { staff: NONE, articles: READ, contacts: NONE, orders: NONE, settings: NONE },
}

export const rightName = (module: DemoModule, right: DemoRight) => `${module}.${right}`

/** The names of a role's rights. */
export const rightsOf = (role: DemoRole): string[] =>
  DEMO_MODULES.flatMap((module) => PERMISSIONS[role][module].map((right) => rightName(module, right)))
