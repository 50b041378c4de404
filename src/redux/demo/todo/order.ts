import type { Task } from '@contract/demo/todo'
import { original } from '@reduxjs/toolkit'

/** Puts the named tasks in their new order, in the positions they occupy among the others; `tasks` is a draft. */
export function reorder(tasks: Task[], ids: readonly number[]): void {
  // Reads the original, because reading the draft would create a proxy for every task of a long list.
  const before = original(tasks) ?? tasks
  const byId = new Map(before.map((task) => [task.id, task]))
  const moved = ids.flatMap((id) => byId.get(id) ?? [])
  const named = new Set(ids)
  const places = before.flatMap(({ id }, index) => (named.has(id) ? [index] : []))
  for (const [index, place] of places.entries()) {
    const task = moved[index]
    if (task && task !== before[place]) tasks[place] = task
  }
}
