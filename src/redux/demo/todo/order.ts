import type { Task } from '@contract/demo/todo'
import { original } from '@reduxjs/toolkit'

/** Puts the tasks named in their new order, in the places that they have among the others; `tasks` is a draft. */
export function reorder(tasks: Task[], ids: readonly number[]): void {
  // Read beside the draft: in a long list it would make one of every task.
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
