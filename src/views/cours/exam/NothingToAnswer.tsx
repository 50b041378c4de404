import { LATE_DAYS } from '@contract/cours/tentative'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

/** Shown when no question is left, or no time: it takes the focus, and Enter ends the exam. */
export function NothingToAnswer({ reason }: { reason: 'allAnswered' | 'timeOver' }) {
  const { t } = useTranslation('cours')
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const isOver = reason === 'timeOver'
  return (
    <div className="all-answered">
      <h2 ref={title} tabIndex={-1}>
        {t(isOver ? 'exam.timeOver' : 'exam.allAnswered')}
      </h2>
      <p className="muted">{isOver ? t('exam.timeOverText', { count: LATE_DAYS }) : t('exam.allAnsweredText')}</p>
    </div>
  )
}
