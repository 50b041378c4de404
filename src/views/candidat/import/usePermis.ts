import type { Permi } from '@contract/ecole/permi'
import { usePermisQuery } from '@src/redux/permi/permi'
import { useMemo } from 'react'

/** The licence categories that the school teaches. */
export function usePermis(): Permi[] {
  const { data } = usePermisQuery()
  return useMemo(() => data?.filter(({ enseigne }) => enseigne) ?? [], [data])
}
