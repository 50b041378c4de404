import { ETAPES } from '@contract/planning/evenement'
import { GraduationCap } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { FoldChoice } from './calendar/fit/useFold'
import { FoldSwitch } from './FoldSwitch'
import type { CalendarState } from './state/useCalendarState'
import { periodWord } from './toolbar/periodWord'

interface LegendProps {
  state: CalendarState
  count: number
  isLoading: boolean
  fold: FoldChoice
  /** After the count. */
  children: ReactNode
}

/** The meaning of the colours and the number of events, announced whenever the days change. */
export function Legend({ state, count, isLoading, fold, children }: LegendProps) {
  const { t, i18n } = useTranslation('evenement')
  const { vue } = state
  return (
    <div className="legend">
      <ul className="legend-kinds" aria-label={t('legend.label')}>
        {ETAPES.map((etape) => (
          <li key={etape}>
            <span className={`ev-dot ev-${etape}`} aria-hidden />
            {t(`etape.${etape}`)}
          </li>
        ))}
        <li>
          <GraduationCap aria-hidden size={15} strokeWidth={1.75} />
          {t('legend.exam')}
        </li>
        {vue === 'liste' ? null : (
          <li>
            <FoldSwitch {...fold} />
          </li>
        )}
      </ul>
      <p className="muted">
        <span role="status">
          <span className="visually-hidden">{`${t(`vue.${vue}`)}, ${periodWord(vue, state, i18n.language)} : `}</span>
          {isLoading ? t('legend.loading') : t('legend.count', { count })}
        </span>
        {children}
      </p>
    </div>
  )
}
