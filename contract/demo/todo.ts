export const TASK_FILTERS = ['important', 'completed', 'deleted'] as const
export const TASK_TAGS = ['team', 'low', 'medium', 'high', 'update'] as const
export const TASK_SORTS = ['latest', 'title-asc', 'title-desc', 'assignee', 'due-date'] as const

export type TaskFilter = (typeof TASK_FILTERS)[number]
export type TaskTag = (typeof TASK_TAGS)[number]
export type TaskSort = (typeof TASK_SORTS)[number]

export interface TaskAssignee {
  fullName: string
  avatar: string
}

export interface Task {
  id: number
  title: string
  /** YYYY-MM-DD */
  dueDate: string | null
  /** Unsafe HTML: sanitise it before showing it. */
  description: string
  assignee: TaskAssignee | null
  tags: TaskTag[]
  isCompleted: boolean
  isDeleted: boolean
  isImportant: boolean
}

/** GET /apps/todo/tasks, answers Task[]. */
export interface TaskQuery {
  q?: string
  filter?: TaskFilter | ''
  tag?: TaskTag | ''
  sortBy?: TaskSort
}

/** POST /apps/todo/add-tasks, answers 201 TaskAnswer. */
export interface TaskToAdd {
  task: Partial<Omit<Task, 'id' | 'isDeleted'>> & { title: string }
}

/** POST /apps/todo/update-task, answers TaskAnswer; a deleted task is restored by `isDeleted: false`. */
export interface TaskUpdate {
  task: Partial<Task> & { id: number }
}

export interface TaskAnswer {
  task: Task
}

/** DELETE /apps/todo/delete-task: the task is kept and marked as deleted. */
export interface TaskDeletion {
  taskId: number
}

/** POST /apps/todo/reorder-tasks: `latest` lists these tasks in this order from then on. */
export interface TaskOrder {
  taskIds: number[]
}
