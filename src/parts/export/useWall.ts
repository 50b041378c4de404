import { toWall } from '@contract/clock/wall'
import { useZone } from '@src/parts/evenement/useZone'
import { useCallback } from 'react'

/** Formats moments for a column of kind `moment`: on the wall clock of the school. */
export function useWall() {
  const zone = useZone()
  return useCallback((moment: string | null) => moment && toWall(moment, zone), [zone])
}
