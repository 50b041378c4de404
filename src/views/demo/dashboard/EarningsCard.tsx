import { Chart } from '@core/charts/Chart'
import { useFormat } from '@core/format/useFormat'
import { useTranslation } from 'react-i18next'
import { DemoCard } from './DemoCard'
import { Legend } from './Legend'
import { EARNINGS } from './sample'

const EARNED = 4_055_560

/** What came in this month, by where it came from. */
export function EarningsCard() {
  const { t } = useTranslation('demoDashboard')
  const format = useFormat()
  const parts = [t('earnings.shop'), t('earnings.lessons'), t('earnings.other')]
  return (
    <DemoCard title={t('earnings.title')} className="span-8">
      <div className="demo-split">
        <div>
          <p className="demo-figure">{format.amount(EARNED)}</p>
          <p className="muted">{t('earnings.text', { share: format.percent(0.682) })}</p>
          <Legend names={parts} />
        </div>
        <Chart
          kind="donut"
          label={t('earnings.title')}
          height={170}
          categories={parts}
          series={[{ name: t('share'), data: EARNINGS }]}
          center={{ label: t('earnings.shop'), value: format.percent(EARNINGS[0] / 100) }}
          format={(value) => format.percent(value / 100)}
        />
      </div>
    </DemoCard>
  )
}
