import type { DemoOwner } from '@contract/demo/owner'
import { TASK_TAGS, type Task, type TaskAnswer, type TaskAssignee } from '@contract/demo/todo'
import { sampleTasks } from './data/tasks'
import type { Calls } from './http/area'
import type { Query } from './http/query'
import {
  day,
  filled,
  flag,
  given,
  id,
  listOf,
  objectOf,
  oneOf,
  orNull,
  type Readers,
  required,
  text,
  under,
} from './http/read'
import { invalid } from './http/refusal'
import { contains, nextId, rowOf, sortedBy } from './http/rows'

const FIELDS: Readers<Omit<Task, 'id'>> = {
  title: filled,
  dueDate: orNull(day),
  description: text,
  assignee: orNull(objectOf<TaskAssignee>({ fullName: text, avatar: text }, ['avatar'])),
  tags: listOf(oneOf(TASK_TAGS)),
  isCompleted: flag,
  isDeleted: flag,
  isImportant: flag,
}

const byTitle = (tasks: readonly Task[]) => sortedBy(tasks, ({ title }) => title)
const latest = (tasks: readonly Task[]) => tasks.toReversed()

const SORTS: Record<string, (tasks: readonly Task[]) => Task[]> = {
  'title-asc': byTitle,
  'title-desc': (tasks) => byTitle(tasks).reverse(),
  assignee: (tasks) => sortedBy(tasks, ({ assignee }) => assignee?.fullName || null),
  'due-date': (tasks) => sortedBy(tasks, ({ dueDate }) => dueDate),
}

function isIn(filter: string, task: Task): boolean {
  if (filter === 'deleted') return task.isDeleted
  if (task.isDeleted) return false
  if (filter === 'important') return task.isImportant
  return filter !== 'completed' || task.isCompleted
}

function listed(tasks: readonly Task[], query: Query): Task[] {
  const [q, filter, tag] = [query.search(), query.text('filter') ?? '', query.text('tag')]
  const found = tasks.filter(
    (task) => isIn(filter, task) && contains(q, task.title) && (!tag || task.tags.some((one) => one === tag)),
  )
  const sort = new Map(Object.entries(SORTS)).get(query.text('sortBy') ?? '') ?? latest
  return sort(found)
}

/** Orders tasks as `latest` must show them; the others keep their positions. */
function reorder(tasks: Task[], ids: readonly number[]): void {
  const moved = [...new Set(ids)].map((one) => rowOf(tasks, one)).reverse()
  const places = moved.map((task) => tasks.indexOf(task)).sort((a, b) => a - b)
  for (const [index, task] of moved.entries()) tasks[places[index] ?? 0] = task
}

export function begin(me: DemoOwner): Calls {
  const tasks = sampleTasks(me)

  function add(body: unknown): Task {
    const { title, ...fields } = given(under(body, 'task'), FIELDS)
    if (!title) throw invalid({ title: 'required' })
    const empty = { dueDate: null, description: '', assignee: null, tags: [], isCompleted: false, isImportant: false }
    const task: Task = { ...empty, ...fields, title, isDeleted: false, id: nextId(tasks) }
    tasks.push(task)
    return task
  }

  function update(body: unknown): Task {
    const changes = under(body, 'task')
    const task = rowOf(tasks, required(changes, 'id', id))
    return Object.assign(task, given(changes, FIELDS))
  }

  return {
    'GET /apps/todo/tasks': ({ query }) => [200, listed(tasks, query)],
    'POST /apps/todo/add-tasks': ({ body }) => [201, { task: add(body) } satisfies TaskAnswer],
    'POST /apps/todo/update-task': ({ body }) => [200, { task: update(body) } satisfies TaskAnswer],
    'DELETE /apps/todo/delete-task': ({ query }) => {
      rowOf(tasks, query.id('taskId')).isDeleted = true
      return [200]
    },
    'POST /apps/todo/reorder-tasks': ({ body }) => {
      reorder(tasks, required(body, 'taskIds', listOf(id)))
      return [200]
    },
  }
}
