import { type DragEvent, useState } from 'react'

/** The items with one of them at another place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const next = [...items]
  const [item] = next.splice(from, 1)
  if (item !== undefined) next.splice(to, 0, item)
  return next
}

/** An order that is changed by buttons or by dragging, and saved once. */
export function useOrder(start: readonly number[]) {
  const [ids, setIds] = useState([...start])
  const [dragged, setDragged] = useState<number | null>(null)
  const move = (from: number, to: number) => {
    if (to >= 0 && to < ids.length) setIds(moved(ids, from, to))
  }
  /** The dragged row takes the place of the one below the pointer. */
  const dragOn = (id: number) => ({
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move'
      setDragged(id)
    },
    onDragOver: (event: DragEvent) => {
      if (dragged === null) return
      event.preventDefault()
      if (dragged !== id) move(ids.indexOf(dragged), ids.indexOf(id))
    },
    onDrop: (event: DragEvent) => event.preventDefault(),
    onDragEnd: () => setDragged(null),
  })
  const isChanged = ids.some((id, index) => id !== start[index])
  return { ids, dragged, move, dragOn, isChanged, reset: () => setIds([...start]) }
}
