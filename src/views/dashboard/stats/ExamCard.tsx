import { ETAPES, type Etape } from '@contract/planning/evenement'
import type { ExamStats, Resultats } from '@contract/stats/ecole'
import type { StatsInput } from '@contract/stats/periode'
import { ChartCard } from '@core/charts/ChartCard'
import { EmptyState } from '@core/components/states/EmptyState'
import { useFormat } from '@core/format/useFormat'
import { useExamStatsQuery } from '@src/redux/stats/stats'
import { GraduationCap } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { statsLists } from './links'
import { useAbout } from './useAbout'
import { useSteps } from './useSteps'

const RESULTS = [
  { name: 'reussis', status: 'SUCCESS', tone: 'primary' },
  { name: 'echoues', status: 'FAILED', tone: 'danger' },
  { name: 'absents', status: 'NO_SHOW', tone: 'muted' },
] as const

const NONE: Resultats = { reussis: 0, echoues: 0, absents: 0 }

/** The results of one kind of exam, or of all. */
function resultsOf(etapes: Record<Etape, Resultats>, etape: Etape | ''): Resultats {
  if (etape !== '') return etapes[etape]
  return ETAPES.reduce<Resultats>(
    (sum, one) => ({
      reussis: sum.reussis + etapes[one].reussis,
      echoues: sum.echoues + etapes[one].echoues,
      absents: sum.absents + etapes[one].absents,
    }),
    NONE,
  )
}

const hasAny = ({ reussis, echoues, absents }: Resultats) => reussis + echoues + absents > 0

/** Exams by kind, result and step of the period. */
export function ExamCard({ asked }: { asked: StatsInput }) {
  const { t } = useTranslation(['stats', 'parcours'])
  const about = useAbout(asked)
  const steps = useSteps()
  const [etape, setEtape] = useState<Etape | ''>('')
  const { currentData: data, isError, refetch } = useExamStatsQuery(asked)
  const tranches = data && hasAny(resultsOf(data.totaux, etape)) ? data.tranches : []
  return (
    <ChartCard
      title={t('exam.title')}
      summary={data ? <PassRate data={data} etape={etape} /> : null}
      actions={
        <select
          className="form-select form-select-sm"
          aria-label={t('exam.kind')}
          value={etape}
          onChange={(event) => setEtape(ETAPES.find((one) => one === event.target.value) ?? '')}
        >
          <option value="">{t('exam.all')}</option>
          {ETAPES.map((one) => (
            <option key={one} value={one}>
              {t(`parcours:etape.${one}`)}
            </option>
          ))}
        </select>
      }
      over={steps.over(asked.groupBy)}
      about={about}
      keys={steps.keysOf(tranches)}
      chart={{
        kind: 'bar',
        stacked: true,
        inTime: true,
        unit: t('exam.unit'),
        categories: steps.namesOf(tranches, asked.groupBy),
        series: RESULTS.map(({ name, tone }) => ({
          name: t(`exam.${name}`),
          tone,
          data: tranches.map(({ etapes }) => resultsOf(etapes, etape)[name]),
        })),
        linkOf: (series, index) => {
          const [result, tranche] = [RESULTS[series], tranches[index]]
          if (!result || !tranche) return null
          const filters = { status: result.status, ...(etape && { etape }) }
          return statsLists.examens(tranche, asked.scope, filters)
        },
      }}
      isLoading={!data && !isError}
      error={isError && !data}
      errorText={t('failed')}
      onRetry={() => void refetch()}
      empty={<EmptyState icon={GraduationCap} title={t('exam.none')} />}
    />
  )
}

/** The share that passed, among those with a result, and in the period before. */
function PassRate({ data, etape }: { data: ExamStats; etape: Etape | '' }) {
  const { t } = useTranslation('stats')
  const format = useFormat()
  const rateOf = ({ reussis, echoues }: Resultats) => {
    const held = reussis + echoues
    return held > 0 ? format.percent(reussis / held) : null
  }
  const now = resultsOf(data.totaux, etape)
  const rate = rateOf(now)
  if (!rate) return null
  const before = rateOf(resultsOf(data.totauxBefore, etape))
  const words = { rate, reussis: now.reussis, count: now.reussis + now.echoues }
  return before ? t('exam.rateBefore', { ...words, before }) : t('exam.rate', words)
}
