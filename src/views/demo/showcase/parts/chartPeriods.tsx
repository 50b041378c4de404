import { Button } from '@core/components/Button'
import { useTranslation } from 'react-i18next'

export const PERIODS = ['daily', 'monthly', 'yearly'] as const
export type Period = (typeof PERIODS)[number]

/** Hours driven and tries needed, for the candidates of a day, a month and a year. */
export const ATTEMPTS: Record<Period, readonly (readonly [number, number])[]> = {
  daily: [
    [12, 3],
    [18, 5],
    [25, 6],
  ],
  monthly: [
    [8, 2],
    [12, 3],
    [15, 3],
    [18, 5],
    [22, 4],
    [25, 6],
    [28, 7],
    [34, 8],
  ],
  yearly: Array.from(
    { length: 40 },
    (_, index) => [6 + ((index * 7) % 33), 1 + ((index * 5 + (index % 3)) % 9)] as const,
  ),
}

interface PeriodChoiceProps {
  period: Period
  onPeriod: (period: Period) => void
}

/** The choice of one of the three periods. */
export function PeriodChoice({ period, onPeriod }: PeriodChoiceProps) {
  const { t } = useTranslation('demoCharts')
  return (
    <fieldset className="showcase-row">
      <legend className="visually-hidden">{t('word.period')}</legend>
      {PERIODS.map((one) => (
        <Button
          key={one}
          size="sm"
          look={one === period ? 'primary' : 'secondary'}
          aria-pressed={one === period}
          onClick={() => onPeriod(one)}
        >
          {t(`word.periods.${one}`)}
        </Button>
      ))}
    </fieldset>
  )
}
