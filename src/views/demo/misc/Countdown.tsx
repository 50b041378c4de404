import { useTranslation } from 'react-i18next'
import { UNITS, useTimeLeft } from './useTimeLeft'

/** Days, hours, minutes and seconds until the opening. */
export function Countdown() {
  const { t } = useTranslation('demoMisc')
  const left = useTimeLeft()
  return (
    <div role="timer" aria-label={t('soon.left')}>
      <dl className="soon-countdown">
        {UNITS.map(({ name }) => (
          <div key={name}>
            <dt>{t(`soon.unit.${name}`)}</dt>
            <dd>{String(left[name]).padStart(2, '0')}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
