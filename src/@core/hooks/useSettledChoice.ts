import { type ChangeEvent, type KeyboardEvent, useRef, useState } from 'react'

/** The keys that change a closed native select, at each press; a letter does too. */
const STEPS = /^(Arrow(Up|Down|Left|Right)|Home|End|Page(Up|Down)|[^\s])$/
/** A change this soon after such a key comes from it; one out of the opened list takes longer. */
const STEP_MS = 300

/**
 * For a native select whose choice changes the whole page: what a key passes by on a closed select is only shown, until
 * Enter confirms it or the focus leaves; Escape discards it. A choice out of the opened list applies immediately.
 */
export function useSettledChoice(current: string, choose: (value: string) => void) {
  const [passed, setPassed] = useState<string | null>(null)
  const steppedAt = useRef<number | null>(null)
  const settle = () => {
    setPassed(null)
    if (passed !== null && passed !== current) choose(passed)
  }
  return {
    value: passed ?? current,
    onKeyDown: ({ key, altKey }: KeyboardEvent) => {
      // With Alt the arrows open the list.
      steppedAt.current = STEPS.test(key) && !altKey ? Date.now() : null
      if (key === 'Enter') settle()
      if (key === 'Escape') setPassed(null)
    },
    onPointerDown: () => {
      steppedAt.current = null
    },
    onChange: ({ target: { value } }: ChangeEvent<HTMLSelectElement>) => {
      const isPassing = steppedAt.current !== null && Date.now() - steppedAt.current < STEP_MS
      setPassed(isPassing ? value : null)
      if (!isPassing) choose(value)
    },
    onBlur: settle,
  }
}
