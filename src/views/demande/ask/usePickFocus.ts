import { useEffect, useRef } from 'react'

export type PickAct = 'up' | 'down' | 'remove'

/** The name of a button, by which it is found again once the picks are in another order. */
export const actOf = (index: number, act: PickAct) => `${index} ${act}`

/** Keeps the focus with a time that was moved, and near one that was removed. */
export function usePickFocus(picked: unknown) {
  const part = useRef<HTMLElement>(null)
  const wanted = useRef<{ index: number; act: PickAct } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the buttons are found once the new order is drawn.
  useEffect(() => {
    if (!wanted.current) return
    const { index, act } = wanted.current
    wanted.current = null
    // The first cannot go up, the last not down; without any pick there is the sentence in their place.
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
