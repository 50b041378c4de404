import { ETAPES } from '@contract/evenement'
import { GraduationCap } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Vue } from './calendar/views'
import { periodWord } from './toolbar/periodWord'

interface LegendProps {
  vue: Vue
  jour: string
  count: number
  isLoading: boolean
}

/** What the colours mean, and how much is shown: said aloud whenever one looks at other days. */
export function Legend({ vue, jour, count, isLoading }: LegendProps) {
  const { t, i18n } = useTranslation('evenement')
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
      </ul>
      <p className="muted" role="status">
        <span className="visually-hidden">{`${t(`vue.${vue}`)}, ${periodWord(vue, jour, i18n.language)} : `}</span>
        {isLoading ? t('legend.loading') : t('legend.count', { count })}
      </p>
    </div>
  )
}
