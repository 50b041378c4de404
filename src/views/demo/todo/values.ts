import { TASK_TAGS, type Task, type TaskAssignee, type TaskTag } from '@contract/demo/todo'

/** The form's values of a task. */
export interface TaskValues {
  title: string
  assignee: string | null
  dueDate: string
  tags: TaskTag[]
  isImportant: boolean
  description: string
}

export const EMPTY: TaskValues = {
  title: '',
  assignee: null,
  dueDate: '',
  tags: [],
  isImportant: false,
  description: '',
}

export const valuesOf = ({ title, assignee, dueDate, tags, isImportant, description }: Task): TaskValues => ({
  title,
  tags,
  isImportant,
  description,
  assignee: assignee?.fullName ?? null,
  dueDate: dueDate ?? '',
})

export const bodyOf = (values: TaskValues, people: readonly TaskAssignee[]) => ({
  ...values,
  title: values.title.trim(),
  assignee: people.find(({ fullName }) => fullName === values.assignee) ?? null,
  dueDate: values.dueDate || null,
  // In the order of the options, whatever the order of ticking.
  tags: TASK_TAGS.filter((tag) => values.tags.includes(tag)),
})

/** All assignees, without duplicates, by name. */
export function peopleOf(tasks: readonly Task[]): TaskAssignee[] {
  const people = new Map(tasks.flatMap(({ assignee }) => (assignee ? [[assignee.fullName, assignee] as const] : [])))
  return [...people.values()].sort((a, b) => a.fullName.localeCompare(b.fullName))
}

/** The start values of a new task: in a tag's or the important view it gets that property. */
export const startOf = (view: { filter?: string; tag?: TaskTag }): TaskValues => ({
  ...EMPTY,
  tags: view.tag ? [view.tag] : [],
  isImportant: view.filter === 'important',
})
