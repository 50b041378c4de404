import {
  DEMO_CONTACT_WAYS,
  DEMO_PLANS,
  DEMO_ROLES,
  DEMO_USER_STATUSES,
  type DemoUser,
  type DemoUserAbout,
  type DemoUserAnswer,
  type DemoUserList,
} from '@contract/demo/user'
import { sampleUsers } from './data/users'
import type { Calls } from './http/area'
import type { Query } from './http/query'
import { filled, given, id, listOf, objectOf, oneOf, orNull, type Readers, required, text, under } from './http/read'
import { invalid } from './http/refusal'
import { contains, nextId, pageOf, remove, rowOf, sortedBy } from './http/rows'

const PER_PAGE = 10

const about = objectOf<DemoUserAbout>({
  birthDate: text,
  website: text,
  language: text,
  gender: text,
  contactBy: listOf(oneOf(DEMO_CONTACT_WAYS)),
  address: text,
  address2: text,
  postcode: text,
  city: text,
  region: text,
})
const social = objectOf<NonNullable<DemoUser['social']>>({
  x: text,
  facebook: text,
  instagram: text,
  linkedin: text,
  github: text,
  slack: text,
})

const FIELDS: Readers<Omit<DemoUser, 'id'>> = {
  fullName: filled,
  company: text,
  role: oneOf(DEMO_ROLES),
  username: text,
  country: text,
  contact: text,
  email: text,
  currentPlan: oneOf(DEMO_PLANS),
  status: oneOf(DEMO_USER_STATUSES),
  avatar: text,
  about,
  social,
  rights: orNull(listOf(filled)),
}

const FILTERS = ['role', 'currentPlan', 'status'] as const
const COLUMNS = ['id', 'fullName', 'email', 'role', 'currentPlan', 'status', 'company'] as const

function found(users: readonly DemoUser[], query: Query): DemoUser[] {
  const q = query.search()
  const filters = FILTERS.flatMap((name) => {
    const value = query.text(name)
    return value ? [{ name, value }] : []
  })
  const rows = users.filter(
    (user) =>
      contains(q, user.fullName, user.username, user.email) && filters.every(({ name, value }) => user[name] === value),
  )
  const column = COLUMNS.find((name) => name === query.text('sortColumn'))
  if (!column) return rows
  const sorted = sortedBy(rows, (user) => user[column])
  return query.text('sort') === 'desc' ? sorted.reverse() : sorted
}

export function begin(): Calls {
  const users = sampleUsers()

  function add(body: unknown): DemoUser {
    const { fullName, ...fields } = given(under(body, 'user'), FIELDS)
    if (!fullName) throw invalid({ fullName: 'required' })
    const empty = { company: '', username: '', country: '', contact: '', email: '', avatar: '' }
    const usual = { role: 'subscriber', currentPlan: 'basic', status: 'pending' } as const
    const user: DemoUser = { ...empty, ...usual, ...fields, fullName, id: nextId(users) }
    users.unshift(user)
    return user
  }

  return {
    'GET /api/users/list/all-data': () => [200, users],
    'GET /api/users/list/data': ({ query }) => {
      const rows = found(users, query)
      return [200, { users: pageOf(rows, query, PER_PAGE), total: rows.length } satisfies DemoUserList]
    },
    'GET /api/users/user': ({ query }) => [200, { user: rowOf(users, query.id('id')) } satisfies DemoUserAnswer],
    'POST /apps/users/add-user': ({ body }) => [201, { user: add(body) } satisfies DemoUserAnswer],
    'POST /apps/users/update-user': ({ body }) => {
      const changes = under(body, 'user')
      const user = rowOf(users, required(changes, 'id', id))
      return [200, { user: Object.assign(user, given(changes, FIELDS)) } satisfies DemoUserAnswer]
    },
    'DELETE /apps/users/delete': ({ query }) => {
      remove(users, query.id('id'))
      return [200]
    },
  }
}
