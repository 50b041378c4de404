import type { StatsInput } from '@contract/stats/periode'
import { useAppSelector } from '@src/redux/hooks'
import { useAbility } from '@src/redux/session/ability'
import { selectStatsAsked } from '@src/redux/stats/slice'
import { useEcoleStatsQuery } from '@src/redux/stats/stats'
import { useTranslation } from 'react-i18next'
import { EarningCard } from './EarningCard'
import { ExamCard } from './ExamCard'
import { ExaminatorCard } from './ExaminatorCard'
import { FillCard } from './FillCard'
import { GrowthCard } from './GrowthCard'
import { PeriodBar } from './PeriodBar'
import { StatFigures } from './StatFigures'
import { useSpan } from './useSpan'
import { useStatsChoice } from './useStatsChoice'
import './stats.scss'

/** The statistics of a period, with the period before: figures and charts, each linked to the list that it counts. */
export function StatsSection() {
  const { t } = useTranslation('stats')
  const span = useSpan()
  const choice = useStatsChoice()
  const asked = useAppSelector(selectStatsAsked)
  return (
    <section className="stats" aria-labelledby="stats-title">
      <div className="stats-head">
        <div>
          <h2 id="stats-title">{t('title')}</h2>
          {choice.asked ? <p className="muted">{span.of(choice.asked)}</p> : null}
        </div>
        <PeriodBar choice={choice} />
      </div>
      {asked ? <Charts asked={asked} /> : null}
    </section>
  )
}

function Charts({ asked }: { asked: StatsInput }) {
  const ability = useAbility()
  const isWhole = Object.keys(asked.scope).length === 0
  const canReadExams = ability.can('read', 'Examen')
  // The server sends no income to callers who may not know it, such as a cash desk that counts blind.
  const { currentData } = useEcoleStatsQuery(asked)
  const seesMoney = isWhole && (ability.can('read', 'Configuration') || (currentData?.recettes ?? null) !== null)
  return (
    <>
      <StatFigures asked={asked} />
      <div className="stats-charts">
        {canReadExams ? <ExamCard asked={asked} /> : null}
        {ability.can('read', 'Transaction') && seesMoney ? <EarningCard asked={asked} /> : null}
        <GrowthCard asked={asked} />
        {canReadExams ? <ExaminatorCard asked={asked} /> : null}
        {ability.can('read', 'Evenement') ? <FillCard asked={asked} /> : null}
      </div>
    </>
  )
}
