import { EARNED, growthOf, INCOME } from '@contract/demo/figures'
import { Chart } from '@core/charts/Chart'
import { useFormat } from '@core/format/useFormat'
import { useTranslation } from 'react-i18next'
import { DemoCard } from './DemoCard'
import { Legend } from './Legend'

const [THIS_MONTH = 0, LAST_MONTH = 0] = INCOME

/** The month's earnings by source. */
export function EarningsCard() {
  const { t } = useTranslation('demoDashboard')
  const format = useFormat()
  const parts = [t('earnings.shop'), t('earnings.lessons'), t('earnings.other')]
  const amounts = EARNED.map((share) => format.amount(THIS_MONTH * 10 * share))
  return (
    <DemoCard title={t('earnings.title')} className="span-8">
      <div className="demo-split demo-split-stacked">
        <div>
          <p className="demo-figure">{format.amount(THIS_MONTH * 1000)}</p>
          <p className="muted">{t('earnings.text', { share: format.percent(growthOf(THIS_MONTH, LAST_MONTH)) })}</p>
          <Legend names={parts} values={amounts} />
        </div>
        <Chart
          kind="donut"
          label={t('earnings.title')}
          height={170}
          categories={parts}
          series={[{ name: t('share'), data: EARNED }]}
          center={{ label: t('earnings.shop'), value: format.percent(EARNED[0] / 100) }}
          format={(value) => format.percent(value / 100)}
        />
      </div>
    </DemoCard>
  )
}
