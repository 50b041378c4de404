import { demoPaths } from '@src/configs/demo/paths'
import type { PageRoute } from '@src/configs/pageRoute'

const access = { can: ['read', 'Demo'], words: ['demoBlog', 'demo'] } as const

/** The demo's blog: list, article, form. */
export const routes: PageRoute[] = [
  { path: demoPaths.blog, ...access, load: async () => (await import('./BlogListPage')).BlogListPage },
  {
    path: demoPaths.blogDetail(':id?'),
    ...access,
    load: async () => (await import('./BlogDetailPage')).BlogDetailPage,
  },
  { path: demoPaths.blogEdit(':id?'), ...access, load: async () => (await import('./BlogEditPage')).BlogEditPage },
]
