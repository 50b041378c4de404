import type { PageRoute } from '@src/configs/pageRoute'
import { paths } from '@src/configs/paths'

const access = { can: ['read', 'Demo'], words: ['demoUser', 'demoInvoice'] } as const

/** The demo's users: list, view, form. */
export const routes: PageRoute[] = [
  { path: paths.demoUsers, ...access, load: async () => (await import('./UserListPage')).UserListPage },
  { path: paths.demoUser(':id?'), ...access, load: async () => (await import('./UserViewPage')).UserViewPage },
  { path: paths.demoUserEdit(':id?'), ...access, load: async () => (await import('./UserEditPage')).UserEditPage },
]
