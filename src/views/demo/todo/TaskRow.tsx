import type { Task } from '@contract/demo/todo'
import { Avatar } from '@core/components/Avatar'
import { IconButton } from '@core/components/IconButton'
import { today } from '@core/format/date'
import { useFormat } from '@core/format/useFormat'
import { ArchiveRestore, GripVertical, Star, Trash2 } from 'lucide-react'
import { type KeyboardEvent, memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Order } from './useOrder'
import type { TaskActions } from './useTaskActions'
import { BULLETS } from './view'

interface TaskRowProps {
  task: Task
  index: number
  to: string
  isOpen: boolean
  actions: TaskActions
  /** Null when the list is not in manual order. */
  order: Order | null
  /** Focuses the handle of a row, once it is rendered at its new position. */
  onMoved: (index: number) => void
}

const STEPS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 }

/** A task in its list: move it, tick it, open it, star it, delete it. */
export const TaskRow = memo(function TaskRow({ task, index, to, isOpen, actions, order, onMoved }: TaskRowProps) {
  const { t } = useTranslation('demoTodo')
  const { id, title, isCompleted, isImportant, isDeleted, assignee } = task
  const look = [isCompleted ? 'is-done' : '', isOpen ? 'is-open' : '', order?.draggedId === id ? 'is-dragged' : '']
  return (
    <div className={`task-row ${look.filter(Boolean).join(' ')}`}>
      {order ? <Handle task={task} index={index} order={order} onMoved={onMoved} /> : null}
      <label className="row-check">
        <input
          type="checkbox"
          className="form-check-input"
          aria-label={t('complete', { title })}
          checked={isCompleted}
          disabled={isDeleted}
          onChange={() => void actions.complete(task)}
        />
      </label>
      <Link className="task-link" to={to} data-row aria-current={isOpen ? 'true' : undefined}>
        <span className="task-title">{title}</span>
        <span className="task-marks">
          {task.tags.map((tag) => (
            <span key={tag} className={`tag ${BULLETS[tag]}`}>
              {t(`tag.${tag}`)}
            </span>
          ))}
          <DueDate task={task} />
        </span>
        {assignee ? (
          <span className="task-who" title={assignee.fullName}>
            <Avatar name={assignee.fullName} src={assignee.avatar} size={32} />
            <span className="visually-hidden">{t('assignedTo', { name: assignee.fullName })}</span>
          </span>
        ) : (
          <span className="task-who" />
        )}
      </Link>
      {isDeleted ? (
        <IconButton
          icon={ArchiveRestore}
          label={t('restoreOf', { title })}
          onClick={() => void actions.restore(task)}
        />
      ) : (
        <>
          <button
            type="button"
            className="task-star"
            aria-pressed={isImportant}
            aria-label={t('importantOf', { title })}
            onClick={() => void actions.star(task)}
          >
            <Star aria-hidden size={16} strokeWidth={1.75} />
          </button>
          <IconButton
            className="task-delete"
            icon={Trash2}
            label={t('deleteOf', { title })}
            onClick={() => void actions.remove(task)}
          />
        </>
      )}
    </div>
  )
})

function DueDate({ task: { dueDate, isCompleted, isDeleted } }: { task: Task }) {
  const { t } = useTranslation('demoTodo')
  const format = useFormat()
  if (!dueDate) return null
  const isLate = !isCompleted && !isDeleted && dueDate < today()
  return (
    <time dateTime={dueDate} className={isLate ? 'task-date is-late' : 'task-date'}>
      {isLate ? t('late', { day: format.day(dueDate) }) : format.day(dueDate)}
    </time>
  )
}

function Handle({ task, index, order, onMoved }: Pick<TaskRowProps, 'task' | 'index' | 'onMoved'> & { order: Order }) {
  const { t } = useTranslation('demoTodo')
  function onKeyDown(event: KeyboardEvent) {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    order.move(task, step)
    onMoved(index + step)
  }
  return (
    <button
      type="button"
      className="task-handle"
      aria-label={t('handle', { title: task.title })}
      onKeyDown={onKeyDown}
      {...order.handle(task)}
    >
      <GripVertical aria-hidden size={16} strokeWidth={1.75} />
    </button>
  )
}
