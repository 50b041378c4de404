import { useEffect, useRef } from 'react'

export type PickAct = 'up' | 'down' | 'remove'

/** An id of a button, to find it again after reordering. */
export const actOf = (index: number, act: PickAct) => `${index} ${act}`

/** Keeps the focus on a moved pick, and near a removed one. */
export function usePickFocus(picked: unknown) {
  const part = useRef<HTMLElement>(null)
  const wanted = useRef<{ index: number; act: PickAct } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the buttons exist once the new order is rendered
  useEffect(() => {
    if (!wanted.current) return
    const { index, act } = wanted.current
    wanted.current = null
    // The first pick cannot move up, the last not down; without picks the empty text gets the focus.
    const targets = [act, 'up', 'down', 'remove'].map((one) => `[data-act="${index} ${one}"]`)
    for (const target of [...targets, 'p[tabindex]']) {
      const element = part.current?.querySelector<HTMLElement>(target)
      if (element) return element.focus()
    }
  }, [picked])
  const aim = (index: number, act: PickAct) => {
    wanted.current = { index, act }
  }
  return { part, aim }
}
