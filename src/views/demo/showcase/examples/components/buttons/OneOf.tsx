import { Button } from '@core/components/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonGroup } from 'reactstrap'

const PERIODS = ['day', 'week', 'month'] as const

export function OneOf() {
  const { t } = useTranslation('demoSample')
  const [period, setPeriod] = useState<(typeof PERIODS)[number]>('week')
  return (
    <div className="bs showcase-row">
      <ButtonGroup aria-label={t('period')}>
        {PERIODS.map((one) => (
          <Button
            key={one}
            look={one === period ? 'primary' : 'secondary'}
            aria-pressed={one === period}
            onClick={() => setPeriod(one)}
          >
            {t(one)}
          </Button>
        ))}
      </ButtonGroup>
      <span role="status">{t('chosen', { names: t(period) })}</span>
    </div>
  )
}
