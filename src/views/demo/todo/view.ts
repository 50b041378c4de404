import { TASK_FILTERS, TASK_SORTS, TASK_TAGS, type TaskFilter, type TaskQuery, type TaskTag } from '@contract/demo/todo'
import { demoPaths } from '@src/configs/demo/paths'
import { paths } from '@src/configs/paths'
import { searchParam } from '../shared/useAddress'

export const BULLETS: Record<TaskTag, string> = {
  team: 'bullet-primary',
  low: 'bullet-info',
  medium: 'bullet-warning',
  high: 'bullet-danger',
  update: 'bullet-violet',
}

/** The shown tasks: all, those of a filter, those with a tag. */
export interface View {
  filter?: TaskFilter
  tag?: TaskTag
}

/** The view of an address; null for an unknown name. */
export function viewOf(params: { filter?: string; tag?: string }): View | null {
  if (params.tag !== undefined) {
    const tag = TASK_TAGS.find((one) => one === params.tag)
    return tag ? { tag } : null
  }
  if (params.filter === undefined) return {}
  const filter = TASK_FILTERS.find((one) => one === params.filter)
  return filter ? { filter } : null
}

export const addressOf = ({ filter, tag }: View) => {
  if (tag) return demoPaths.todoTag(tag)
  return filter ? demoPaths.todoFilter(filter) : paths.todo
}

export function queryOf(view: View, params: URLSearchParams): TaskQuery {
  const q = searchParam(params)
  const sortBy = TASK_SORTS.find((one) => one === params.get('sort')) ?? 'latest'
  return { ...view, sortBy, ...(q && { q }) }
}
