import type { PageRoute } from '@src/configs/pageRoute'
import { paths } from '@src/configs/paths'

/** The records « __domain__ » of the school: list and forms. */
export const routes: PageRoute[] = [
  {
    path: paths.__domains__,
    can: ['read', '__Domain__'],
    words: ['__domain__'],
    load: async () => (await import('./__Domain__ListPage')).__Domain__ListPage,
  },
  {
    path: paths.__domain__New,
    can: ['create', '__Domain__'],
    words: ['__domain__'],
    load: async () => (await import('./__Domain__CreatePage')).__Domain__CreatePage,
  },
  {
    path: paths.__domain__Edit(':id'),
    can: ['update', '__Domain__'],
    words: ['__domain__'],
    load: async () => (await import('./__Domain__EditPage')).__Domain__EditPage,
  },
]
