import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

/** Nothing is left to answer: it takes the focus, Enter ends the exam. */
export function AllAnswered() {
  const { t } = useTranslation('cours')
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div className="all-answered">
      <h2 ref={title} tabIndex={-1}>
        {t('exam.allAnswered')}
      </h2>
      <p className="muted">{t('exam.allAnsweredText')}</p>
    </div>
  )
}
