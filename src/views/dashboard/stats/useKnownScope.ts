import { skipToken } from '@reduxjs/toolkit/query'
import { isNotFound } from '@src/redux/answers/isNotFound'
import { useMoniteurQuery } from '@src/redux/moniteur/moniteur'
import { usePermisQuery } from '@src/redux/permi/permi'
import { useEffect } from 'react'
import type { StatsChoiceState } from './useStatsChoice'

/**
 * Drops an instructor or a licence category that does not exist from the address: the choices would say « all » above
 * the figures of nobody.
 */
export function useKnownScope({ filters: { idMoniteur, idPermi }, setFilters }: StatsChoiceState): void {
  const { error, isFetching } = useMoniteurQuery(idMoniteur ? Number(idMoniteur) : skipToken)
  const { data: permis } = usePermisQuery()
  const isNobody = idMoniteur !== undefined && !isFetching && isNotFound(error)
  const isNoPermi = idPermi !== undefined && permis !== undefined && !permis.some(({ id }) => id === Number(idPermi))
  useEffect(() => {
    if (isNobody || isNoPermi) {
      setFilters({ ...(isNobody && { idMoniteur: undefined }), ...(isNoPermi && { idPermi: undefined }) })
    }
  }, [isNobody, isNoPermi, setFilters])
}
