import type { Periode, StatsInput } from '@contract/stats/periode'
import type { ChartAbout } from '@core/charts/files'
import { fullName } from '@core/format/names'
import { skipToken } from '@reduxjs/toolkit/query'
import { selectUserData } from '@src/redux/auth/slice'
import { useAppSelector } from '@src/redux/hooks'
import { useMoniteurQuery } from '@src/redux/moniteur/moniteur'
import { usePermisQuery } from '@src/redux/permi/permi'
import { useTranslation } from 'react-i18next'
import { useSpan } from './useSpan'

/** What the charts are of, for their files: the school, the days, and whom the figures are limited to. */
export function useAbout({ from, to, scope = {} }: Periode & Partial<Pick<StatsInput, 'scope'>>): ChartAbout {
  const { t } = useTranslation('stats')
  const span = useSpan()
  const ecole = useAppSelector(selectUserData)?.connect.ecole
  const { currentData: moniteur } = useMoniteurQuery(scope.idMoniteur ?? skipToken)
  const { data: permis = [] } = usePermisQuery()
  const permi = permis.find(({ id }) => id === scope.idPermi)
  const whom = [moniteur && fullName(moniteur), permi && t('bar.onePermi', { code: permi.code })]
  const lines = [ecole?.nom, span.of({ from, to }), whom.filter(Boolean).join(' · ')]
  return {
    lines: lines.flatMap((line) => (line ? [line] : [])),
    name: from === to ? from : `${from}_${to}`,
  }
}
