import type { Task } from '@contract/demo/todo'
import { EmptyState } from '@core/components/states/EmptyState'
import { ListChecks } from 'lucide-react'
import { type RefObject, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { VirtualList, type VirtualListHandle } from '../shared/VirtualList'
import { TaskRow } from './TaskRow'
import { useOrder } from './useOrder'
import type { TaskActions } from './useTaskActions'

interface TaskListProps {
  tasks: readonly Task[]
  label: string
  actions: TaskActions
  openId: number | null
  /** In the user's manual order. */
  isOrdered: boolean
  isSearch: boolean
  list: RefObject<VirtualListHandle | null>
}

const keyOf = ({ id }: Task) => id

/** The tasks of a view, virtualised. */
export function TaskList({ tasks, label, actions, openId, isOrdered, isSearch, list }: TaskListProps) {
  const { t } = useTranslation('demoTodo')
  const [params] = useSearchParams()
  const order = useOrder({ tasks, list, onOrder: (ids) => void actions.order(ids) })
  const box = useRef<HTMLDivElement>(null)
  if (tasks.length === 0) {
    return (
      <EmptyState
        icon={ListChecks}
        title={isSearch ? t('empty.search') : t('empty.title')}
        text={isSearch ? t('empty.searchText') : t('empty.text')}
      />
    )
  }
  const addressOf = (id: number) => {
    const next = new URLSearchParams(params)
    next.set('task', String(id))
    return `?${next}`
  }
  const focusHandle = (index: number) =>
    requestAnimationFrame(() =>
      box.current?.querySelector<HTMLElement>(`[data-index="${index}"] .task-handle`)?.focus(),
    )
  return (
    <div ref={box} className="task-list">
      <VirtualList
        ref={list}
        items={order.shown}
        keyOf={keyOf}
        rowHeight={53}
        label={label}
        renderRow={(task, index) => (
          <TaskRow
            task={task}
            index={index}
            actions={actions}
            to={addressOf(task.id)}
            isOpen={task.id === openId}
            order={isOrdered ? order : null}
            onMoved={focusHandle}
          />
        )}
      />
      <p className="visually-hidden" role="status">
        {order.said}
      </p>
    </div>
  )
}
