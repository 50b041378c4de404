import type { Task } from '@contract/demo/todo'
import { Button } from '@core/components/Button'
import { Page } from '@core/components/Page'
import { ErrorState } from '@core/components/states/ErrorState'
import { SkeletonLine } from '@core/components/states/Skeletons'
import { useSearchText } from '@core/table/useSearchText'
import { useTasksQuery } from '@src/redux/demo/todo/api'
import { NotFoundPage } from '@src/views/misc/NotFoundPage'
import { Plus } from 'lucide-react'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { AppFrame, useSidePanel } from '../shared/AppFrame'
import { ShortcutsHelp } from '../shared/ShortcutsHelp'
import { idParam, searchParam, useAddress } from '../shared/useAddress'
import type { VirtualListHandle } from '../shared/VirtualList'
import { TaskList } from './TaskList'
import { TaskPanel } from './TaskPanel'
import { TodoSide } from './TodoSide'
import { TodoTools } from './TodoTools'
import { useTaskActions } from './useTaskActions'
import { useTodoKeys, useTodoShortcuts } from './useTodoKeys'
import { peopleOf, startOf } from './values'
import { queryOf, type View, viewOf } from './view'
import './todo.scss'

const NONE: readonly Task[] = []
const WAITING = [70, 84, 62, 78, 66]

/** Tasks: filters and tags, the list, the task being edited. */
export function TodoPage() {
  const { filter, tag } = useParams()
  const view = useMemo(() => viewOf({ filter, tag }), [filter, tag])
  return view ? <Todo view={view} /> : <NotFoundPage />
}

function nameOf({ filter, tag }: View, t: (key: string) => string) {
  if (tag) return t(`tag.${tag}`)
  return t(`filter.${filter ?? 'all'}`)
}

function Todo({ view }: { view: View }) {
  const { t } = useTranslation(['demoTodo', 'demo', 'nav', 'common'])
  const [params, change] = useAddress()
  const panel = useSidePanel()
  const query = queryOf(view, params)
  const { currentData, isError, isFetching, refetch } = useTasksQuery(query)
  const actions = useTaskActions()
  const [isHelp, setHelp] = useState(false)
  const [search, setSearch] = useSearchText(searchParam(params), (q) => change({ q }))
  const list = useRef<VirtualListHandle>(null)
  const shortcuts = useTodoShortcuts()
  const tasks = currentData ?? NONE
  const name = nameOf(view, t)
  const add = () => change({ task: 'new' }, { push: true })
  useTodoKeys({ tasks, actions, list, onAdd: add, onHelp: () => setHelp(true) })
  return (
    <Page
      title={t('nav:todo')}
      description={t('demo:passing')}
      documentTitle={`${name} · ${t('nav:todo')}`}
      actions={
        <Button look="primary" icon={Plus} onClick={add}>
          {t('add')}
        </Button>
      }
    >
      <AppFrame panel={panel} sideLabel={t('filters')} side={<TodoSide view={view} />}>
        <TodoTools
          panel={panel}
          search={search}
          onSearch={setSearch}
          sort={query.sortBy ?? 'latest'}
          onSort={(sort) => change({ sort: sort === 'latest' ? null : sort })}
          onHelp={() => setHelp(true)}
        />
        {currentData ? (
          <TaskList
            tasks={tasks}
            actions={actions}
            list={list}
            label={name}
            openId={idParam(params, 'task')}
            // Deleted tasks have no manual order.
            isOrdered={query.sortBy === 'latest' && view.filter !== 'deleted'}
            isSearch={query.q !== undefined}
          />
        ) : null}
        {isError && !currentData ? <ErrorState onRetry={refetch} retrying={isFetching} /> : null}
        {currentData || isError ? null : (
          <div className="app-wait" role="status" aria-label={t('common:loading')}>
            {WAITING.map((width) => (
              <SkeletonLine key={width} width={`${width}%`} />
            ))}
          </div>
        )}
      </AppFrame>
      <OpenTask view={view} />
      {isHelp ? <ShortcutsHelp shortcuts={shortcuts} onClose={() => setHelp(false)} /> : null}
    </Page>
  )
}

/** The task in the address, whatever list is shown: a task that has left the list stays open. */
function OpenTask({ view }: { view: View }) {
  const [params, change] = useAddress()
  const asked = params.get('task')
  const id = idParam(params, 'task')
  const { data: all } = useTasksQuery({})
  const { data: deleted } = useTasksQuery({ filter: 'deleted' })
  const actions = useTaskActions()
  const close = useCallback(() => change({ task: null }), [change])
  const people = useMemo(() => peopleOf([...(all ?? []), ...(deleted ?? [])]), [all, deleted])
  const start = useMemo(() => startOf(view), [view])
  const shared = { start, people, actions, onClose: close }
  if (asked === 'new') return <TaskPanel key="new" {...shared} />
  const task = id === null ? undefined : [...(all ?? []), ...(deleted ?? [])].find((one) => one.id === id)
  return task ? <TaskPanel key={task.id} task={task} {...shared} /> : null
}
