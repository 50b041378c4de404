import { BackLink } from '@core/components/BackLink'
import { usePageTitle } from '@core/hooks/usePageTitle'
import { paths } from '@src/configs/paths'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LanguageChoice } from './LanguageChoice'
import './run.scss'

interface RunFrameProps {
  title: string
  /** « Question 5 sur 30 », beside the progress bar. */
  place: string
  /** Answered questions, 0 to 1. */
  share: number
  /** The time left. */
  clock?: ReactNode
  /** What may come at any moment; room is kept for it, so that it moves no choice under the finger. */
  notice: ReactNode
  /** The buttons within reach of the thumb. */
  actions: ReactNode
  /** The buttons that end the attempt. */
  end: ReactNode
  children: ReactNode
}

/** The frame of a running attempt: no menu, the question in the middle, the buttons within reach of the thumb. */
export function RunFrame({ title, place, share, clock, notice, actions, end, children }: RunFrameProps) {
  const { t } = useTranslation(['cours', 'nav'])
  usePageTitle(title)
  const percent = Math.round(share * 100)
  return (
    <div className="run">
      <header className="run-head">
        <div className="run-line">
          <BackLink to={paths.codeCourse}>{t('run.leave')}</BackLink>
          {end}
        </div>
        <div className="run-line">
          <h1 tabIndex={-1}>
            {title}
            <span className="run-place">{place}</span>
          </h1>
          {clock}
        </div>
        <div
          className="progress-track"
          role="progressbar"
          aria-label={t('run.progress')}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
        >
          <span className="progress-fill" style={{ inlineSize: `${percent}%` }} />
        </div>
        <div className="run-tools">
          <LanguageChoice />
          {notice}
        </div>
      </header>
      <div className="run-body">{children}</div>
      <div className="run-actions">{actions}</div>
    </div>
  )
}
