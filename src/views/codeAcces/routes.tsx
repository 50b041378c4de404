import type { PageRoute } from '@src/configs/pageRoute'
import { paths } from '@src/configs/paths'

/** The codes of a school, and the course that they open. */
export const routes: PageRoute[] = [
  {
    path: paths.codesAcces,
    can: ['read', 'CodeAcces'],
    words: ['codeAcces', 'export'],
    load: async () => (await import('./codes/CodeListPage')).CodeListPage,
  },
  {
    path: paths.codeCourse,
    can: ['read', 'CodeCourse'],
    words: ['codeAcces', 'cours', 'topic', 'coursEcole', 'devoir', 'export'],
    load: async () => (await import('./CodeCoursePage')).CodeCoursePage,
  },
]
