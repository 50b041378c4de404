import type { PapierEntete } from '@contract/papiers/contrat'
import { useLazyPapierEnteteQuery } from '@src/redux/papiers/contrat'
import { useCallback } from 'react'

/** Reads the school's name and details for the head of its papers, once for all of them. */
export function useEntete(): () => Promise<PapierEntete> {
  const [read] = useLazyPapierEnteteQuery()
  return useCallback(() => read(undefined, true).unwrap(), [read])
}
