import type { DemoOwner } from '@contract/demo/owner'
import type { InternalAxiosRequestConfig } from 'axios'
import type { Reply } from '../exchange'
import { NOBODY } from './data/me'
import type { AreaModule, Calls } from './http/area'

interface Area {
  paths: RegExp
  load: () => Promise<AreaModule>
}

/** Matches the paths below an address, with or without the leading slash. */
const at = (root: string, ...names: string[]) => new RegExp(`^/?${root}/(?:${names.join('|')})(?:[?#]|$)`)

/** The file that answers each group of paths. An area is loaded with the first request to one of its paths. */
export const AREAS: readonly Area[] = [
  { paths: at('api/datatables', 'initial-data', 'data'), load: () => import('./datatables') },
  { paths: at('api/autocomplete', 'data'), load: () => import('./autocomplete') },
  { paths: at('api', 'main-search/data', 'bookmarks/(?:data|update)'), load: () => import('./search') },
  {
    paths: at(
      'apps/email',
      'emails',
      'update-emails',
      'update-emails-label',
      'get-email',
      'paginate-email',
      'send-email',
      'delete-emails',
    ),
    load: () => import('./email'),
  },
  {
    paths: at('apps/chat', 'chats-and-contacts', 'users/profile-user', 'get-chat', 'send-msg'),
    load: () => import('./chat'),
  },
  {
    paths: at('apps/todo', 'tasks', 'add-tasks', 'update-task', 'delete-task', 'reorder-tasks'),
    load: () => import('./todo'),
  },
  {
    paths: at('apps/calendar', 'events', 'add-event', 'update-event', 'remove-event'),
    load: () => import('./calendar'),
  },
  {
    paths: at('(?:api|apps)/users', 'list/all-data', 'list/data', 'user', 'add-user', 'update-user', 'delete'),
    load: () => import('./users'),
  },
  {
    paths: at('(?:api|apps)/invoice', 'invoices(?:/[^/?#]+)?', 'clients', 'delete', 'add-invoice', 'update-invoice'),
    load: () => import('./invoice'),
  },
  { paths: at('apps/ecommerce', '(?:products|cart|wishlist)(?:/[^/?#]+)?'), load: () => import('./shop') },
  { paths: at('account-setting', 'data', 'update'), load: () => import('./account') },
  {
    paths: at('profile', 'data', 'like-post', 'share-post', 'comment-post', 'like-comment', 'toggle', 'vote'),
    load: () => import('./profile'),
  },
  { paths: at('faq', 'data(?:/(?:knowledge_base|category|question))?'), load: () => import('./faq') },
  { paths: at('pricing', 'data'), load: () => import('./pricing') },
  {
    paths: at('blog/list', 'data(?:/(?:sidebar|detail|edit))?', 'comment', 'bookmark', 'update'),
    load: () => import('./blog'),
  },
  { paths: at('card', 'card-(?:analytics|statistics)/[^/?#]+'), load: () => import('./card') },
]

/**
 * Answers the calls of the demo areas from their sample data, which keep changes as long as the returned function
 * lives; each signed-in user has separate samples. Returns undefined for a request to no demo area.
 */
export function demoAreas(
  owner: () => DemoOwner | null = () => null,
): (area: Area, config: InternalAxiosRequestConfig) => Promise<Reply | undefined> {
  const begun = new Map<number, Map<Area, Promise<Calls>>>()
  const callsOf = (area: Area) => {
    const me = owner() ?? NOBODY
    const own = begun.get(me.id) ?? new Map<Area, Promise<Calls>>()
    begun.set(me.id, own)
    const calls = own.get(area) ?? area.load().then(({ begin }) => begin(me))
    own.set(area, calls)
    // An area that failed to load is loaded again by the next request.
    calls.catch(() => own.delete(area))
    return calls
  }
  return async (area, config) => {
    const [calls, { answerFrom }] = await Promise.all([callsOf(area), import('./http/area')])
    return answerFrom(calls, config)
  }
}
