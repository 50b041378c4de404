import type { Evenement, EvenementAvant } from '@contract/planning/evenement'
import { useRestoreEvenementsMutation } from '@src/redux/calendar/evenement'
import { problemOf } from '@src/redux/problemOf'
import { useCallback } from 'react'
import { useTellProblem } from './useTellProblem'

/** The events that a change was about, each with the version that it has since then. */
export const versionsOf = (avant: readonly EvenementAvant[]) => new Map(avant.map(({ id, version }) => [id, version]))

interface RestoreOptions {
  versions: ReadonlyMap<number, number>
  /** Somebody else has changed one of them. */
  onStale?: () => void
}

/** Puts events back as they were; what was refused says why, and answers null. */
export function useRestore() {
  const [restore] = useRestoreEvenementsMutation()
  const tell = useTellProblem()
  return useCallback(
    async (avant: readonly EvenementAvant[], { versions, onStale }: RestoreOptions): Promise<Evenement[] | null> => {
      const now = avant.map((one) => ({ ...one, version: versions.get(one.id) ?? one.version }))
      const { data, error } = await restore(now)
      if (data) return data.data
      const problem = problemOf(error)
      tell(problem)
      if (problem.code === 'stale') onStale?.()
      return null
    },
    [restore, tell],
  )
}
