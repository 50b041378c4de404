import type { Task } from '@contract/demo/todo'
import { useLatest } from '@core/hooks/useLatest'
import { type PointerEvent, type RefObject, useCallback, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { VirtualListHandle } from '../shared/VirtualList'

/** A list with one item moved. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const next = [...items]
  const [item] = next.splice(from, 1)
  if (item !== undefined) next.splice(to, 0, item)
  return next
}

interface Drag {
  id: number
  order: number[]
}

const EDGE = 48
const STEP = 10

interface OrderOptions {
  tasks: readonly Task[]
  list: RefObject<VirtualListHandle | null>
  onOrder: (ids: number[]) => void
}

/**
 * The manual order of a list: a task dragged by its handle follows the pointer; the arrow keys move the task whose
 * handle has the focus.
 */
export function useOrder({ tasks, list, onOrder }: OrderOptions) {
  const { t } = useTranslation('demoTodo')
  const [drag, setDrag] = useState<Drag | null>(null)
  const [said, setSaid] = useState('')
  const dragged = useRef<Drag | null>(null)
  const scrolling = useRef(0)
  const pointer = useRef(0)

  const show = useCallback((next: Drag | null) => {
    dragged.current = next
    setDrag(next)
  }, [])
  const shown = useMemo(() => {
    if (!drag) return tasks
    const byId = new Map(tasks.map((task) => [task.id, task]))
    return drag.order.flatMap((id) => byId.get(id) ?? [])
  }, [tasks, drag])

  const follow = useCallback(() => {
    const { current } = dragged
    const to = list.current?.rowAt(pointer.current) ?? -1
    const from = current?.order.indexOf(current.id) ?? -1
    if (current && to >= 0 && from >= 0 && to !== from) show({ id: current.id, order: moved(current.order, from, to) })
  }, [list, show])

  /** The list scrolls while a task is dragged to its edge. */
  const scroll = useCallback(() => {
    const box = list.current?.scroller()
    if (!box || !dragged.current) return
    const { top, bottom } = box.getBoundingClientRect()
    if (pointer.current < top + EDGE) box.scrollTop -= STEP
    else if (pointer.current > bottom - EDGE) box.scrollTop += STEP
    follow()
    scrolling.current = requestAnimationFrame(scroll)
  }, [list, follow])

  const end = (keeps: boolean) => {
    cancelAnimationFrame(scrolling.current)
    const { current } = dragged
    if (current && keeps && current.order.some((id, index) => tasks[index]?.id !== id)) onOrder(current.order)
    show(null)
  }

  const move = (task: Task, step: number) => {
    const from = tasks.findIndex(({ id }) => id === task.id)
    const to = from + step
    if (from < 0 || to < 0 || to >= tasks.length) return
    onOrder(moved(tasks, from, to).map(({ id }) => id))
    setSaid(t('moved', { title: task.title, place: to + 1, count: tasks.length }))
  }

  const handle = (task: Task) => ({
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return
      pointer.current = event.clientY
      show({ id: task.id, order: tasks.map(({ id }) => id) })
      scrolling.current = requestAnimationFrame(scroll)
      // The row is rendered at another place while it moves: the listeners are on the window, not on the handle.
      const onMove = (moving: globalThis.PointerEvent) => {
        pointer.current = moving.clientY
      }
      const stop = new AbortController()
      const finish = (keeps: boolean) => () => {
        stop.abort()
        latestEnd.current(keeps)
      }
      const { signal } = stop
      window.addEventListener('pointermove', onMove, { signal })
      window.addEventListener('pointerup', finish(true), { signal })
      window.addEventListener('pointercancel', finish(false), { signal })
      const onKey = (key: globalThis.KeyboardEvent) => {
        if (key.key === 'Escape') finish(false)()
      }
      window.addEventListener('keydown', onKey, { signal })
    },
  })
  const latestEnd = useLatest(end)
  return { shown, draggedId: drag?.id ?? null, said, move, handle }
}

export type Order = ReturnType<typeof useOrder>
