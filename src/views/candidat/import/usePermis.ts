import type { Permi } from '@contract/permi'
import { usePermisQuery } from '@src/redux/permi/api'

const NONE: Permi[] = []

/** The licence categories of the school's country. */
export const usePermis = (): Permi[] => usePermisQuery().data ?? NONE
