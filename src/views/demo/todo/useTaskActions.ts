import type { Task } from '@contract/demo/todo'
import { toast } from '@core/components/messages/toast'
import { useDeleteTaskMutation, useMarkTaskMutation, useReorderTasksMutation } from '@src/redux/demo/todo/api'
import { useTranslation } from 'react-i18next'

/** The actions on a task. A deletion can be undone, a deleted task restored. */
export function useTaskActions() {
  const { t } = useTranslation('demoTodo')
  const [mark] = useMarkTaskMutation()
  const [deleteTask] = useDeleteTaskMutation()
  const [reorder] = useReorderTasksMutation()
  return {
    complete: ({ id, isCompleted }: Task) => mark({ task: { id, isCompleted: !isCompleted } }),
    star: ({ id, isImportant }: Task) => mark({ task: { id, isImportant: !isImportant } }),
    remove: async ({ id, title }: Task) => {
      const { error } = await deleteTask({ taskId: id })
      if (error) return
      const undo = () => void mark({ task: { id, isDeleted: false } })
      toast.success(t('done.deleted', { title }), { undo })
    },
    restore: async ({ id, title }: Task) => {
      const { error } = await mark({ task: { id, isDeleted: false } })
      if (!error) toast.success(t('done.restored', { title }))
    },
    order: (taskIds: number[]) => reorder({ taskIds }),
  }
}

export type TaskActions = ReturnType<typeof useTaskActions>
