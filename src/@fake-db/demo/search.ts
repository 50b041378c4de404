import { type Bookmarks, type MainSearch, SEARCH_LIMIT } from '@contract/demo/search'
import { sampleFiles, sampleSearchContacts } from './data/finds'
import { samplePages } from './data/pages'
import type { Calls } from './http/area'
import { id, required } from './http/read'
import { rowOf } from './http/rows'

export function begin(): Calls {
  const pages = samplePages()
  const searchArr: MainSearch['searchArr'] = [
    { groupTitle: 'Pages', searchLimit: SEARCH_LIMIT, data: pages },
    { groupTitle: 'Files', searchLimit: SEARCH_LIMIT, data: sampleFiles() },
    { groupTitle: 'Contacts', searchLimit: SEARCH_LIMIT, data: sampleSearchContacts() },
  ]
  return {
    'GET /api/main-search/data': () => [200, { searchArr } satisfies MainSearch],
    'GET /api/bookmarks/data': () => [
      200,
      { suggestions: pages, bookmarks: pages.filter(({ isBookmarked }) => isBookmarked) } satisfies Bookmarks,
    ],
    'POST /api/bookmarks/update': ({ body }) => {
      const page = rowOf(pages, required(body, 'id', id))
      page.isBookmarked = !page.isBookmarked
      return [200]
    },
  }
}
