import type { Permi } from '@contract/ecole/permi'
import { usePermisQuery } from '@src/redux/permi/permi'

const NONE: Permi[] = []

/** The licence categories of the school's country. */
export const usePermis = (): Permi[] => usePermisQuery().data ?? NONE
