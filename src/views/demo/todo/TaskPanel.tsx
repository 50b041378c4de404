import type { Task, TaskAssignee } from '@contract/demo/todo'
import { Button } from '@core/components/Button'
import { toast } from '@core/components/messages/toast'
import { DetailsPanel } from '@core/components/overlays/DetailsPanel'
import { applyServerErrors } from '@core/form/applyServerErrors'
import { checkResolver } from '@core/form/checkResolver'
import { DraftNotice } from '@core/form/DraftNotice'
import { useDraft } from '@core/form/useDraft'
import { useAddTaskMutation, useSaveTaskMutation } from '@src/redux/demo/todo/api'
import { ArchiveRestore, Check, Trash2, Undo2 } from 'lucide-react'
import { useId, useMemo } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { TaskForm } from './TaskForm'
import type { TaskActions } from './useTaskActions'
import { bodyOf, type TaskValues, valuesOf } from './values'

interface TaskPanelProps {
  /** Undefined for a new task. */
  task?: Task
  start: TaskValues
  people: readonly TaskAssignee[]
  actions: TaskActions
  onClose: () => void
}

const resolver = checkResolver<TaskValues>(({ title }) => (title.trim() ? {} : { title: 'required' }))

/** A task, beside its list: the typed values are kept in a draft until they are saved. */
export function TaskPanel({ task, start, people, actions, onClose }: TaskPanelProps) {
  const { t } = useTranslation(['demoTodo', 'common'])
  const [add] = useAddTaskMutation()
  const [save] = useSaveTaskMutation()
  const id = useId()
  const defaultValues = useMemo(() => (task ? valuesOf(task) : start), [task, start])
  const form = useForm<TaskValues>({ defaultValues, resolver })
  const draft = useDraft(`demo-task:${task?.id ?? 'new'}`, form)
  const { isSubmitting } = form.formState

  function giveUp() {
    draft.clear()
    onClose()
  }
  async function onSubmit(values: TaskValues) {
    const body = bodyOf(values, people)
    const { error } = await (task ? save({ task: { id: task.id, ...body } }) : add({ task: body }))
    if (!error) {
      toast.success(task ? t('done.saved') : t('done.added'))
      return giveUp()
    }
    if ('errors' in error && error.errors) applyServerErrors(form, error.errors)
    else form.setError('root', { message: t('failed') })
  }
  return (
    <DetailsPanel
      title={task ? t('edit') : t('add')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={giveUp}>{t('common:dialog.cancel')}</Button>
          <Button look="primary" type="submit" form={id} pending={isSubmitting}>
            {task ? t('common:form.save') : t('addIt')}
          </Button>
        </>
      }
    >
      {task ? <TaskState task={task} actions={actions} onGone={giveUp} /> : null}
      <DraftNotice
        restored={draft.restored}
        onDiscard={() => {
          form.reset(defaultValues)
          draft.clear()
        }}
      />
      <TaskForm id={id} form={form} people={people} autoFocus={!task} onSubmit={onSubmit} />
    </DetailsPanel>
  )
}

function TaskState({ task, actions, onGone }: { task: Task; actions: TaskActions; onGone: () => void }) {
  const { t } = useTranslation('demoTodo')
  if (task.isDeleted) {
    return (
      <div className="task-state">
        <Button icon={ArchiveRestore} onClick={() => void actions.restore(task)}>
          {t('restore')}
        </Button>
      </div>
    )
  }
  return (
    <div className="task-state">
      <Button
        icon={task.isCompleted ? Undo2 : Check}
        aria-pressed={task.isCompleted}
        onClick={() => void actions.complete(task)}
      >
        {task.isCompleted ? t('reopen') : t('markDone')}
      </Button>
      <Button
        look="danger-ghost"
        icon={Trash2}
        onClick={() => {
          onGone()
          void actions.remove(task)
        }}
      >
        {t('delete')}
      </Button>
    </div>
  )
}
