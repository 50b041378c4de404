import { ETAPES } from '@contract/planning/evenement'
import type { CandidatHistory } from '@contract/stats/candidat'
import type { ChartProps } from '@core/charts/types'
import { MILLIMES } from '@core/format/number'
import { useFormat } from '@core/format/useFormat'
import { useMoney, useUnit } from '@src/parts/argent/useMoney'
import { useTranslation } from 'react-i18next'
import { useTrendLists } from './useTrendLists'

export const VIEWS = ['heures', 'examens', 'paiements'] as const
export type View = (typeof VIEWS)[number]

type Month = CandidatHistory['mois'][number]

const MINUTES = 60
const RESULTS = [
  { name: 'reussis', status: 'SUCCESS', tone: 'primary' },
  { name: 'echoues', status: 'FAILED', tone: 'danger' },
  { name: 'absents', status: 'NO_SHOW', tone: 'muted' },
] as const

/** The colours that these stages have in the calendar. */
const TONES = { code: 'info', circulation: 'primary', parc: 'warning' } as const

const isFilled: Record<View, (month: Month) => boolean> = {
  heures: ({ minutes }) => ETAPES.some((etape) => minutes[etape] > 0),
  examens: ({ examens }) => RESULTS.some(({ name }) => examens[name] > 0),
  paiements: ({ paye }) => (paye ?? 0) !== 0,
}

export const hasAny = (months: readonly Month[], view: View) => months.some(isFilled[view])

type Drawn = Pick<ChartProps, 'kind' | 'stacked' | 'series' | 'unit' | 'format' | 'formatAxis' | 'linkOf'>

/** The series of a view, and the links of its bars; an empty bar has no link. */
export function useDrawn({ id, view, months }: { id: number; view: View; months: readonly Month[] }): Drawn {
  const { t } = useTranslation(['candidat', 'stats', 'parcours'])
  const format = useFormat()
  const money = useMoney()
  const unit = useUnit()
  const lists = useTrendLists(id)
  const drawn: Record<View, () => Drawn> = {
    heures: () => ({
      kind: 'bar',
      stacked: true,
      unit: t('trend.hours'),
      series: ETAPES.map((etape) => ({
        name: t(`parcours:etape.${etape}`),
        tone: TONES[etape],
        data: months.map(({ minutes }) => minutes[etape] / MINUTES),
      })),
      format: (value) => format.duration(Math.round(value * MINUTES)),
      formatAxis: format.number,
      linkOf: (series, index) => {
        const [etape, month] = [ETAPES[series], months[index]]
        return etape && month && month.minutes[etape] > 0 ? lists.heures(month.mois, etape) : null
      },
    }),
    examens: () => ({
      kind: 'bar',
      stacked: true,
      unit: t('stats:exam.unit'),
      series: RESULTS.map(({ name, tone }) => ({
        name: t(`stats:exam.${name}`),
        tone,
        data: months.map(({ examens }) => examens[name]),
      })),
      linkOf: (series, index) => {
        const [result, month] = [RESULTS[series], months[index]]
        return result && month && month.examens[result.name] > 0 ? lists.examens(month.mois, result.status) : null
      },
    }),
    paiements: () => ({
      kind: 'bar',
      unit,
      series: [{ name: t('trend.paiements'), tone: 'primary', data: months.map(({ paye }) => (paye ?? 0) / MILLIMES) }],
      format: (value) => money(Math.round(value * MILLIMES)),
      formatAxis: (value) => format.number(Math.round(value)),
      linkOf: (_, index) => {
        const month = months[index]
        return month && isFilled.paiements(month) ? lists.paiements(month.mois) : null
      },
    }),
  }
  return drawn[view]()
}
