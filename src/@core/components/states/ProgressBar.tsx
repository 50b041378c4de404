import { useFormat } from '@core/format/useFormat'
import { useTranslation } from 'react-i18next'
import { Button } from '../Button'

interface ProgressBarProps {
  label: string
  /** Between 0 and 1; absent while the amount of work is unknown. */
  value?: number
  /** The current step in words: « 1 200 lignes sur 5 000 ». */
  detail?: string
  onStop?: () => void
}

/** The progress of long work, with a way to stop it. */
export function ProgressBar({ label, value, detail, onStop }: ProgressBarProps) {
  const { t } = useTranslation('common')
  const format = useFormat()
  const percent = value === undefined ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 100)
  return (
    <div className="progress-block">
      <div className="progress-head">
        <span>{label}</span>
        <span className="progress-detail">{detail ?? (value === undefined ? '' : format.percent(value))}</span>
      </div>
      <div
        className="progress-track"
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={detail}
      >
        <span
          className={percent === undefined ? 'progress-fill progress-fill-unknown' : 'progress-fill'}
          style={percent === undefined ? undefined : { inlineSize: `${percent}%` }}
        />
      </div>
      {onStop ? (
        <Button size="sm" onClick={onStop}>
          {t('stop')}
        </Button>
      ) : null}
    </div>
  )
}
