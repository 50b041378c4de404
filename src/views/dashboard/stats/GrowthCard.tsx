import type { GrowthStats } from '@contract/stats/ecole'
import type { StatsInput } from '@contract/stats/periode'
import { ChartCard } from '@core/charts/ChartCard'
import type { ChartProps } from '@core/charts/types'
import { useGrowthStatsQuery } from '@src/redux/stats/stats'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { statsLists } from './links'
import { useAbout } from './useAbout'
import { useSteps } from './useSteps'

const VIEWS = ['mouvements', 'enFormation'] as const

type Drawn = Pick<ChartProps, 'kind' | 'series' | 'linkOf'>

function useDrawn(tranches: GrowthStats['tranches'], view: (typeof VIEWS)[number], scope: StatsInput['scope']): Drawn {
  const { t } = useTranslation('stats')
  if (view === 'enFormation') {
    const data = tranches.map(({ enFormation }) => enFormation)
    return {
      kind: 'area',
      series: [{ name: t('growth.enFormation'), tone: 'primary', data }],
      linkOf: (_, index) => {
        const tranche = tranches[index]
        return tranche ? statsLists.enFormation(tranche.to, scope) : null
      },
    }
  }
  return {
    kind: 'bar',
    series: [
      { name: t('growth.inscrits'), tone: 'primary', data: tranches.map(({ inscrits }) => inscrits) },
      { name: t('growth.archives'), tone: 'muted', data: tranches.map(({ archives }) => archives) },
    ],
    linkOf: (series, index) => {
      const tranche = tranches[index]
      if (!tranche) return null
      return series === 0 ? statsLists.inscrits(tranche, scope) : statsLists.archives(tranche, scope)
    },
  }
}

/** The numbers of candidates who came, who left, and who are in training. */
export function GrowthCard({ asked }: { asked: StatsInput }) {
  const { t } = useTranslation('stats')
  const about = useAbout(asked)
  const steps = useSteps()
  const [view, setView] = useState<(typeof VIEWS)[number]>('mouvements')
  const { currentData: data, isError, refetch } = useGrowthStatsQuery(asked)
  const tranches = data?.tranches ?? []
  const drawn = useDrawn(tranches, view, asked.scope)
  return (
    <ChartCard
      title={t('growth.title')}
      summary={
        data
          ? t('growth.summary', {
              count: data.enFormation.value,
              inscrits: data.inscrits.value,
              archives: data.archives.value,
            })
          : null
      }
      actions={
        <select
          className="form-select form-select-sm"
          aria-label={t('growth.view')}
          value={view}
          onChange={(event) => setView(VIEWS.find((one) => one === event.target.value) ?? 'mouvements')}
        >
          {VIEWS.map((one) => (
            <option key={one} value={one}>
              {t(`growth.${one}`)}
            </option>
          ))}
        </select>
      }
      over={steps.over(asked.groupBy)}
      about={about}
      keys={steps.keysOf(tranches)}
      isAdditive={view === 'mouvements'}
      chart={{ ...drawn, inTime: true, unit: t('growth.unit'), categories: steps.namesOf(tranches, asked.groupBy) }}
      isLoading={!data && !isError}
      error={isError && !data}
      errorText={t('failed')}
      onRetry={() => void refetch()}
    />
  )
}
