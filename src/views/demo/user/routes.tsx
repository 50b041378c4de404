import { demoPaths } from '@src/configs/demo/paths'
import type { PageRoute } from '@src/configs/pageRoute'

const access = { can: ['read', 'Demo'], words: ['demoUser', 'demoInvoice'] } as const

/** The demo's users: list, view, form. */
export const routes: PageRoute[] = [
  { path: demoPaths.demoUsers, ...access, load: async () => (await import('./UserListPage')).UserListPage },
  { path: demoPaths.demoUser(':id?'), ...access, load: async () => (await import('./UserViewPage')).UserViewPage },
  { path: demoPaths.demoUserEdit(':id?'), ...access, load: async () => (await import('./UserEditPage')).UserEditPage },
]
