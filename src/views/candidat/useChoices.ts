import type { Permi } from '@contract/ecole/permi'
import { usePermiChoice } from '@src/parts/permi/usePermiChoice'
import { usePermisQuery } from '@src/redux/permi/permi'
import { useMemo } from 'react'

const NO_PERMIS: Permi[] = []

/** The licence categories to choose from. */
export function useChoices() {
  const { data, isError, refetch } = usePermisQuery()
  const choice = usePermiChoice()
  const permis = data ?? NO_PERMIS
  const isReady = data !== undefined
  return useMemo(
    () => ({ permis, permiOptions: permis.map(choice), isReady, isError, retry: () => void refetch() }),
    [permis, choice, isReady, isError, refetch],
  )
}

export type Choices = ReturnType<typeof useChoices>
