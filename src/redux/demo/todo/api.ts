import type { Task, TaskAnswer, TaskDeletion, TaskOrder, TaskQuery, TaskToAdd, TaskUpdate } from '@contract/demo/todo'
import { api } from '@src/redux/api'
import type { RootState } from '@src/redux/rootReducer'
import { reorder } from './order'

const TAG = 'DemoTask'

/** Applies a change to every cached list of tasks; returns the rollback. */
function patchTasks(
  state: RootState,
  dispatch: (action: ReturnType<typeof todoApi.util.updateQueryData>) => { undo: () => void },
  change: (tasks: Task[]) => void,
) {
  const patches = todoApi.util
    .selectInvalidatedBy(state, [TAG])
    .flatMap(({ endpointName, originalArgs }) =>
      endpointName === 'tasks' ? [dispatch(todoApi.util.updateQueryData('tasks', originalArgs, change))] : [],
    )
  return () => {
    for (const patch of patches) patch.undo()
  }
}

export const todoApi = api.enhanceEndpoints({ addTagTypes: ['DemoTask'] }).injectEndpoints({
  endpoints: (build) => ({
    tasks: build.query<Task[], TaskQuery>({
      query: (params) => ({ url: 'apps/todo/tasks', params }),
      providesTags: [TAG],
    }),
    /** Refusals of a save are shown in the form. */
    addTask: build.mutation<TaskAnswer, TaskToAdd>({
      query: (data) => ({ url: 'apps/todo/add-tasks', method: 'POST', data }),
      invalidatesTags: [TAG],
    }),
    saveTask: build.mutation<TaskAnswer, TaskUpdate>({
      query: (data) => ({ url: 'apps/todo/update-task', method: 'POST', data }),
      invalidatesTags: [TAG],
    }),
    /** Optimistic update of a tick or a star. */
    markTask: build.mutation<TaskAnswer, TaskUpdate>({
      query: (data) => ({ url: 'apps/todo/update-task', method: 'POST', data }),
      async onQueryStarted({ task: changes }, { dispatch, getState, queryFulfilled }) {
        const undo = patchTasks(getState() as RootState, dispatch, (tasks) => {
          const task = tasks.find(({ id }) => id === changes.id)
          if (task) Object.assign(task, changes)
        })
        await queryFulfilled.catch(undo)
      },
      invalidatesTags: [TAG],
    }),
    deleteTask: build.mutation<unknown, TaskDeletion>({
      query: (params) => ({ url: 'apps/todo/delete-task', method: 'DELETE', params }),
      invalidatesTags: [TAG],
    }),
    reorderTasks: build.mutation<unknown, TaskOrder>({
      query: (data) => ({ url: 'apps/todo/reorder-tasks', method: 'POST', data }),
      async onQueryStarted({ taskIds }, { dispatch, getState, queryFulfilled }) {
        const undo = patchTasks(getState() as RootState, dispatch, (tasks) => reorder(tasks, taskIds))
        await queryFulfilled.catch(undo)
      },
      invalidatesTags: [TAG],
    }),
  }),
})

export const {
  useAddTaskMutation,
  useDeleteTaskMutation,
  useMarkTaskMutation,
  useReorderTasksMutation,
  useSaveTaskMutation,
  useTasksQuery,
} = todoApi
