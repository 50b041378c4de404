import type { Permi } from '@contract/permi'
import { useImportPermisQuery } from '@src/redux/candidat/importApi'

const NONE: Permi[] = []

/** The licence categories of the school's country. */
export const usePermis = (): Permi[] => useImportPermisQuery().data ?? NONE
