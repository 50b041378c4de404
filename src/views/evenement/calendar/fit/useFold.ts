import { useStored } from '@core/hooks/useStored'
import { useCallback } from 'react'

const STORED = 'planning:ferme'
const SHOWN = 'montre'

/** Whether closed days and hours are folded; the choice is stored. */
export function useFold() {
  const [stored, setStored] = useStored(STORED)
  const isFolded = stored !== SHOWN
  const toggle = useCallback(() => setStored(isFolded ? SHOWN : null), [isFolded, setStored])
  return { isFolded, toggle }
}

export type FoldChoice = ReturnType<typeof useFold>
