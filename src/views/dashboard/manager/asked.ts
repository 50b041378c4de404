import type { PlateformeStats } from '@contract/stats/utilisation'

/** The figures of the platform, and the state of their request. */
export interface Asked {
  stats: PlateformeStats | undefined
  isError: boolean
  isFetching: boolean
  retry: () => void
}

export function stateOf({ stats, isError }: Asked): 'ready' | 'error' | 'loading' {
  if (stats) return 'ready'
  return isError ? 'error' : 'loading'
}
