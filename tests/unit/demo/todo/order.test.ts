// @vitest-environment node
import type { Task } from '@contract/demo/todo'
import { NOBODY } from '@fake-db/demo/data/me'
import { sampleTasks } from '@fake-db/demo/data/tasks'
import { createNextState } from '@reduxjs/toolkit'
import { reorder } from '@src/redux/demo/todo/order'
import { fastest } from '@tests/helpers/fastest'
import { expect, it } from 'vitest'

const idsOf = (tasks: readonly Task[]) => tasks.map(({ id }) => id)
const ordered = (tasks: Task[], ids: number[]) => createNextState(tasks, (draft) => reorder(draft, ids))

it('reorder puts the named tasks in order and keeps the others in place', () => {
  const tasks = sampleTasks(NOBODY).slice(0, 6)
  expect(idsOf(ordered(tasks, [5, 2, 4]))).toEqual([1, 5, 3, 2, 4, 6])
  expect(idsOf(ordered(tasks, [6, 99, 1]))).toEqual([6, 2, 3, 4, 5, 1])
  expect(ordered(tasks, idsOf(tasks))).toBe(tasks)
})

it('reorder is fast in a long list', async () => {
  const [first] = sampleTasks(NOBODY)
  if (!first) throw new Error('No task')
  const tasks = Array.from({ length: 3000 }, (_, index) => ({ ...first, id: index + 1 }))
  const reversed = idsOf(tasks).reverse()
  expect(await fastest(() => expect(ordered(tasks, reversed)[0]?.id).toBe(3000))).toBeLessThan(1000)
})
