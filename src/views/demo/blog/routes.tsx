import type { PageRoute } from '@src/configs/pageRoute'
import { paths } from '@src/configs/paths'

const access = { can: ['read', 'Demo'], words: ['demoBlog', 'demo'] } as const

/** The demo's blog: list, article, form. */
export const routes: PageRoute[] = [
  { path: paths.blog, ...access, load: async () => (await import('./BlogListPage')).BlogListPage },
  { path: paths.blogDetail(':id?'), ...access, load: async () => (await import('./BlogDetailPage')).BlogDetailPage },
  { path: paths.blogEdit(':id?'), ...access, load: async () => (await import('./BlogEditPage')).BlogEditPage },
]
