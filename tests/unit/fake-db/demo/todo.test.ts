// @vitest-environment node
import { TASK_SORTS, TASK_TAGS, type Task } from '@contract/demo/todo'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ids, openDemo } from './demo'

const ADD = '/apps/todo/add-tasks'
const UPDATE = '/apps/todo/update-task'
const DELETE = '/apps/todo/delete-task'

async function openTodo() {
  const demo = await openDemo()
  const list = (params?: object) => demo.get<Task[]>('/apps/todo/tasks', params)
  const all = async () => [...(await list()), ...(await list({ filter: 'deleted' }))].sort((a, b) => a.id - b.id)
  return { ...demo, list, all }
}

const order = (a: Task, b: Task) => (a.title < b.title ? -1 : 1)

describe('list of demo tasks', () => {
  it('contains 18, two of them deleted', async () => {
    const { all, list } = await openTodo()
    expect(ids(await all())).toEqual(Array.from({ length: 18 }, (_, index) => index + 1))
    expect(await list({ filter: 'deleted' })).toHaveLength(2)
  })

  it('shows tasks that are not deleted, the latest first', async () => {
    const { list, all } = await openTodo()
    const expected = (await all()).filter(({ isDeleted }) => !isDeleted).reverse()
    expect(await list()).toEqual(expected)
    for (const params of [{ sortBy: 'latest' }, { sortBy: 'nonsense' }, { sortBy: '__proto__' }, { filter: 'none' }]) {
      expect(await list(params)).toEqual(expected)
    }
  })

  it.each(['important', 'completed'] as const)('filters %s tasks', async (filter) => {
    const { list } = await openTodo()
    const flag = filter === 'important' ? 'isImportant' : 'isCompleted'
    const expected = (await list()).filter((task) => task[flag])
    expect(expected.length).toBeGreaterThan(0)
    expect(await list({ filter })).toEqual(expected)
  })

  it.each(TASK_TAGS)('filters by the tag %s', async (tag) => {
    const { list } = await openTodo()
    const expected = (await list()).filter(({ tags }) => tags.includes(tag))
    expect(expected.length).toBeGreaterThan(0)
    expect(await list({ tag })).toEqual(expected)
  })

  it('sorts by title alphabetically in both directions', async () => {
    const { list } = await openTodo()
    const titles = ids((await list()).sort(order))
    expect(ids(await list({ sortBy: 'title-asc' }))).toEqual(titles)
    expect(ids(await list({ sortBy: 'title-desc' }))).toEqual(titles.reverse())
  })

  it('sorts by assignee and date, tasks without them last', async () => {
    const { list, http } = await openTodo()
    await http.post(UPDATE, { task: { id: 2, dueDate: null, assignee: null } })
    const dates = (await list({ sortBy: 'due-date' })).map(({ dueDate }) => dueDate)
    expect(dates.at(-1)).toBeNull()
    expect(dates.slice(0, -1)).toEqual(dates.slice(0, -1).sort())
    const names = (await list({ sortBy: 'assignee' })).map(({ assignee }) => assignee?.fullName)
    expect(names.at(-1)).toBeUndefined()
    expect(names.slice(0, -1)).toEqual(names.slice(0, -1).sort())
  })

  it('searches titles in any case', async () => {
    const { list } = await openTodo()
    expect(ids(await list({ q: 'CLIO' }))).toEqual([9])
    expect(await list({ q: 'la pluie a laissé' })).toEqual([])
  })

  it('combines search, filter, tag and sort', async () => {
    const { list, all } = await openTodo()
    const tasks = await all()
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('', 'e', 'le', 'RE', 'zzz'),
        fc.constantFrom('', 'important', 'completed', 'deleted'),
        fc.constantFrom('', ...TASK_TAGS),
        fc.constantFrom(...TASK_SORTS),
        async (q, filter, tag, sortBy) => {
          const expected = tasks.filter(
            (task) =>
              task.isDeleted === (filter === 'deleted') &&
              (filter !== 'important' || task.isImportant) &&
              (filter !== 'completed' || task.isCompleted) &&
              task.title.toLowerCase().includes(q.toLowerCase()) &&
              (!tag || task.tags.includes(tag)),
          )
          const answer = ids(await list({ q, filter, tag, sortBy }))
          expect([...answer].sort()).toEqual(ids(expected).sort())
          const asc = ids(await list({ q, filter, tag, sortBy: 'title-asc' }))
          if (sortBy === 'title-desc') expect(answer).toEqual(asc.reverse())
          if (sortBy === 'latest') expect(answer).toEqual(ids(expected).reverse())
        },
      ),
      { numRuns: 60 },
    )
  })
})

describe('changes of demo tasks', () => {
  it('add a task with the next id, never deleted', async () => {
    const { http, list } = await openTodo()
    const sent = { title: 'Essai', dueDate: '2026-03-01', tags: ['low'], isImportant: true, isDeleted: true }
    const { status, data } = await http.post(ADD, { task: sent })
    expect([status, data.task]).toEqual([
      201,
      { ...sent, id: 19, description: '', assignee: null, isCompleted: false, isDeleted: false },
    ])
    expect((await list())[0]).toEqual(data.task)
    expect((await http.post(ADD, { task: { title: 'Encore' } })).data.task.id).toBe(20)
  })

  it('merge an update', async () => {
    const { http, all } = await openTodo()
    const before = (await all())[4]
    const { status, data } = await http.post(UPDATE, { task: { id: 5, isCompleted: true } })
    expect([status, data.task]).toEqual([200, { ...before, isCompleted: true }])
  })

  it('delete softly and restore by an update', async () => {
    const { http, status, list } = await openTodo()
    expect(await status('delete', DELETE, { taskId: 5 })).toBe(200)
    expect(ids(await list())).not.toContain(5)
    expect(ids(await list({ filter: 'deleted' }))).toContain(5)
    expect(ids(await list({ filter: 'important' }))).not.toContain(5)
    await http.post(UPDATE, { task: { id: 5, isDeleted: false } })
    expect(ids(await list())).toContain(5)
  })

  it('store a given order', async () => {
    const { http, list } = await openTodo()
    const [a = 0, b = 0, ...others] = ids(await list())
    const wanted = [others[0] ?? 0, a, b]
    expect((await http.post('/apps/todo/reorder-tasks', { taskIds: wanted })).status).toBe(200)
    expect(ids(await list())).toEqual([...wanted, ...others.slice(1)])
    const { data } = await http.post(ADD, { task: { title: 'Après' } })
    expect([data.task.id, (await list())[0]?.id]).toEqual([19, 19])
  })

  it.each([
    [ADD, {}, 422],
    [ADD, { task: { title: ' ' } }, 422],
    [ADD, { task: { title: 'a', tags: ['urgent'] } }, 422],
    [ADD, { task: { title: 'a', dueDate: '2026-02-31' } }, 422],
    [ADD, { task: 'a' }, 422],
    [UPDATE, { task: { title: 'a' } }, 422],
    [UPDATE, { task: { id: 99, title: 'a' } }, 404],
    [UPDATE, { task: { id: 1, isCompleted: 'true' } }, 422],
    ['/apps/todo/reorder-tasks', { taskIds: [1, 99] }, 404],
    ['/apps/todo/reorder-tasks', { taskIds: 'all' }, 422],
  ])('%s with %j answers %i', async (url, body, expected) => {
    const { status, all } = await openTodo()
    const before = await all()
    expect(await status('post', url, body)).toBe(expected)
    expect(await all()).toEqual(before)
  })

  it.each([
    [{ taskId: 99 }, 404],
    [{ taskId: 'x' }, 404],
    [{}, 422],
    [{ id: 1 }, 422],
  ])('deleting with %j answers %i', async (params, expected) => {
    const { status } = await openTodo()
    expect(await status('delete', DELETE, params)).toBe(expected)
  })
})
