// @vitest-environment node
import { DEMO_PLANS, DEMO_ROLES, DEMO_USER_STATUSES, type DemoUser, type DemoUserList } from '@contract/demo/user'
import { describe, expect, it } from 'vitest'
import { ids, openDemo } from './demo'

async function openUsers() {
  const demo = await openDemo()
  return {
    ...demo,
    all: () => demo.get<DemoUser[]>('/api/users/list/all-data'),
    list: (params?: object) => demo.get<DemoUserList>('/api/users/list/data', params),
  }
}

describe('list of demo users', () => {
  it('contains 50 with every role, plan and status', async () => {
    const { all } = await openUsers()
    const users = await all()
    expect(new Set(ids(users)).size).toBe(50)
    expect(new Set(users.map(({ role }) => role))).toEqual(new Set(DEMO_ROLES))
    expect(new Set(users.map(({ currentPlan }) => currentPlan))).toEqual(new Set(DEMO_PLANS))
    expect(new Set(users.map(({ status }) => status))).toEqual(new Set(DEMO_USER_STATUSES))
    expect(new Set(users.map(({ username }) => username)).size).toBe(50)
  })

  it('returns pages of ten', async () => {
    const { all, list } = await openUsers()
    expect(await list()).toEqual({ users: (await all()).slice(0, 10), total: 50 })
    expect((await list({ page: 5 })).users).toEqual((await all()).slice(40))
    expect((await list({ page: 6 })).users).toEqual([])
  })

  it('combines role, plan, status and search', async () => {
    const { all, list } = await openUsers()
    const [one] = await all()
    const filters = { role: one?.role, currentPlan: one?.currentPlan, status: one?.status }
    const { users } = await list({ ...filters, perPage: 50, q: one?.fullName.toUpperCase() })
    expect(ids(users)).toEqual([one?.id])
    const { total } = await list({ role: one?.role })
    expect(total).toBe((await all()).filter(({ role }) => role === one?.role).length)
    expect((await list({ role: '', status: '' })).total).toBe(50)
    expect((await list({ role: 'king' })).total).toBe(0)
  })

  it('sorts users by a column', async () => {
    const { list } = await openUsers()
    const names = (await list({ sortColumn: 'email', sort: 'desc', perPage: 50 })).users.map(({ email }) => email)
    expect(names).toEqual([...names].sort().reverse())
  })
})

describe('demo user', () => {
  it('is found by id', async () => {
    const { all, get } = await openUsers()
    expect(await get('/api/users/user', { id: 7 })).toEqual({ user: (await all()).find(({ id }) => id === 7) })
  })

  it('is added at the top with the next id', async () => {
    const { http, all } = await openUsers()
    const { status, data } = await http.post('/apps/users/add-user', { fullName: 'Nadia Kallel', role: 'editor' })
    expect([status, data.user.id]).toEqual([201, 51])
    expect(data.user).toMatchObject({ role: 'editor', currentPlan: 'basic', status: 'pending' })
    expect((await all())[0]).toEqual(data.user)
    expect((await http.post('/apps/users/add-user', { fullName: 'Un Autre' })).data.user.id).toBe(52)
  })

  it('is changed and deleted', async () => {
    const { http, all, status } = await openUsers()
    const { data } = await http.post('/apps/users/update-user', { id: 4, status: 'inactive' })
    expect(data.user).toMatchObject({ id: 4, status: 'inactive' })
    expect(await status('delete', '/apps/users/delete', { id: 4 })).toBe(200)
    expect(ids(await all())).not.toContain(4)
    expect(await all()).toHaveLength(49)
  })

  it('stores optional fields and refuses incomplete ones', async () => {
    const { http, status } = await openUsers()
    const social = { x: '', facebook: '', instagram: '', linkedin: '', github: 'a', slack: '' }
    const { data } = await http.post('/apps/users/update-user', { id: 4, social, rights: ['staff.read'] })
    expect(data.user).toMatchObject({ id: 4, social, rights: ['staff.read'] })
    expect((await http.post('/apps/users/update-user', { id: 4, rights: null })).data.user.rights).toBeNull()
    expect(await status('post', '/apps/users/update-user', { id: 4, social: { x: 'a' } })).toBe(422)
    expect(await status('post', '/apps/users/update-user', { id: 4, rights: 'all' })).toBe(422)
  })

  it.each([
    ['get', '/api/users/user', { id: 99 }, 404],
    ['get', '/api/users/user', { id: 'x' }, 404],
    ['get', '/api/users/user', {}, 422],
    ['delete', '/apps/users/delete', { id: 99 }, 404],
    ['delete', '/apps/users/delete', {}, 422],
    ['post', '/apps/users/add-user', {}, 422],
    ['post', '/apps/users/add-user', { fullName: 'A', role: 'king' }, 422],
    ['post', '/apps/users/update-user', { id: 99 }, 404],
  ] as const)('%s %s with %j answers %i', async (method, url, sent, expected) => {
    const { status, all } = await openUsers()
    expect(await status(method, url, sent)).toBe(expected)
    expect(await all()).toHaveLength(50)
  })
})
