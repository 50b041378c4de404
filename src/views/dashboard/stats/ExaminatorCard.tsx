import type { StatsInput } from '@contract/stats/periode'
import { ChartCard } from '@core/charts/ChartCard'
import { EmptyState } from '@core/components/states/EmptyState'
import { useFormat } from '@core/format/useFormat'
import { useExaminatorStatsQuery } from '@src/redux/stats/stats'
import { UserCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { statsLists } from './links'
import { useAbout } from './useAbout'
import { useMost } from './useMost'

/** The customer's words, the same in every language. */
const FAILED = 'Error fetching examinator chart data'
const PERCENT = 100

/** Pass rates by examiner, with the number of results: a rate of few is marked as such. */
export function ExaminatorCard({ asked }: { asked: StatsInput }) {
  const { t } = useTranslation('stats')
  const about = useAbout(asked)
  const format = useFormat()
  const { currentData: data, isError, refetch } = useExaminatorStatsQuery(asked)
  const rows = (data?.data ?? []).filter(({ taux }) => taux !== null)
  const { shown, height, more } = useMost(rows)
  const held = (data?.totaux.reussis ?? 0) + (data?.totaux.echoues ?? 0)
  return (
    <ChartCard
      title={t('examinators.title')}
      summary={held > 0 ? t('examinators.summary', { count: held }) : null}
      over={t('examinators.over')}
      about={about}
      isAdditive={false}
      height={height}
      more={more}
      chart={{
        kind: 'bar',
        horizontal: true,
        unit: '%',
        categories: shown.map(({ nom, reussis, echoues, isSmall }) =>
          t(isSmall ? 'examinators.few' : 'examinators.of', { nom, count: reussis + echoues }),
        ),
        series: [{ name: t('examinators.rate'), tone: 'primary', data: shown.map(({ taux }) => taux) }],
        format: (value) => format.percent(value / PERCENT),
        linkOf: (_, index) => {
          const row = shown[index]
          if (!row) return null
          // The rate is that of the exams with a result: the list shows the same ones.
          return statsLists.examens(asked, asked.scope, { status: 'JUDGED', idExaminateur: row.idExaminateur })
        },
      }}
      isLoading={!data && !isError}
      error={isError && !data}
      errorText={FAILED}
      onRetry={() => void refetch()}
      empty={<EmptyState icon={UserCheck} title={t('examinators.none')} />}
    />
  )
}
