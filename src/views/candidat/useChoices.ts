import type { Permi } from '@contract/ecole/permi'
import { usePermisQuery } from '@src/redux/permi/permi'
import { permiChoice } from '@src/redux/permi/permiChoice'
import { useMemo } from 'react'

const NO_PERMIS: Permi[] = []

/** The licence categories to choose from. */
export function useChoices() {
  const { data, isError, refetch } = usePermisQuery()
  const permis = data ?? NO_PERMIS
  const isReady = data !== undefined
  return useMemo(
    () => ({ permis, permiOptions: permis.map(permiChoice), isReady, isError, retry: () => void refetch() }),
    [permis, isReady, isError, refetch],
  )
}

export type Choices = ReturnType<typeof useChoices>
