import { useTranslation } from 'react-i18next'
import { PERIODS, type Period } from './usePeriod'

/** The choice between prices by month and by year. */
export function PeriodSwitch({ period, onChange }: { period: Period; onChange: (period: Period) => void }) {
  const { t } = useTranslation('demoPricing')
  return (
    <fieldset className="pricing-period">
      <legend className="visually-hidden">{t('period.label')}</legend>
      {PERIODS.map((one) => (
        <label key={one}>
          <input
            type="radio"
            name="period"
            className="visually-hidden"
            checked={period === one}
            onChange={() => onChange(one)}
          />
          <span>{t(`period.${one}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}
