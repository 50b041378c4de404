import type { Task } from '@contract/demo/todo'
import type { KeyHint } from '@core/components/overlays/KeysDialog'
import { useShortcuts } from '@src/parts/evenement/keys/useShortcuts'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { VirtualListHandle } from '../shared/VirtualList'
import type { TaskActions } from './useTaskActions'

interface TodoKeys {
  tasks: readonly Task[]
  actions: TaskActions
  list: RefObject<VirtualListHandle | null>
  onAdd: () => void
  onHelp: () => void
}

/** Single-letter shortcuts for the focused row's task. */
export function useTodoKeys({ tasks, actions, list, onAdd, onHelp }: TodoKeys) {
  const onCurrent = (act: (task: Task) => void) => () => {
    const task = tasks[list.current?.activeRow() ?? -1]
    if (task) act(task)
  }
  const move = (step: number) => () => list.current?.focusRow(list.current.activeRow() + step)
  useShortcuts({
    j: move(1),
    k: move(-1),
    n: onAdd,
    '?': onHelp,
    '/': () => list.current?.scroller()?.closest('.app-frame')?.querySelector<HTMLElement>('[type=search]')?.focus(),
    s: onCurrent((task) => void actions.star(task)),
    x: onCurrent((task) => void (task.isDeleted ? undefined : actions.complete(task))),
    e: onCurrent((task) => void (task.isDeleted ? actions.restore(task) : actions.remove(task))),
  })
}

/** The same shortcuts for the help dialog. */
export function useTodoShortcuts(): KeyHint[] {
  const { t } = useTranslation('demoTodo')
  return [
    { keys: 'J / K, ↓ / ↑', does: t('keys.move') },
    { keys: t('keys.enter'), does: t('keys.open') },
    { keys: 'X', does: t('keys.complete') },
    { keys: 'S', does: t('keys.star') },
    { keys: 'E', does: t('keys.delete') },
    { keys: 'N', does: t('keys.add') },
    { keys: '/', does: t('keys.search') },
    { keys: t('keys.onHandle'), does: t('keys.order') },
  ]
}
