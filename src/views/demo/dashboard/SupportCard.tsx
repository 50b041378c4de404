import { SUPPORT } from '@contract/demo/figures'
import { Chart } from '@core/charts/Chart'
import { Facts } from '@core/components/Facts'
import { useFormat } from '@core/format/useFormat'
import { useSupportTrackerQuery } from '@src/redux/demo/card/api'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Asked } from './Asked'
import { DemoCard } from './DemoCard'
import { PeriodSelect } from './PeriodSelect'
import { useLabels } from './useLabels'

/** Support requests and the share of resolved ones. */
export function SupportCard() {
  const { t } = useTranslation('demoDashboard')
  const { periods } = useLabels()
  const format = useFormat()
  const [period, setPeriod] = useState(0)
  const { all, fresh, open } = SUPPORT[period] ?? SUPPORT[0]
  const settled = Math.round((100 * (all - fresh - open)) / all)
  return (
    <DemoCard
      title={t('support.title')}
      className="span-6"
      action={<PeriodSelect label={t('period.label')} options={periods} value={period} onChange={setPeriod} />}
    >
      <Asked query={useSupportTrackerQuery()} height={290}>
        {({ responseTime }) => (
          <>
            <div className="demo-split">
              <div>
                <p className="demo-figure">{format.number(all)}</p>
                <p className="muted">{t('support.requests')}</p>
              </div>
              <Chart
                kind="gauge"
                label={t('support.settled')}
                height={190}
                categories={[t('support.settled')]}
                series={[{ name: t('share'), data: [settled] }]}
                format={(value) => format.percent(value / 100)}
              />
            </div>
            <Facts
              facts={[
                { label: t('support.new'), value: format.number(fresh) },
                { label: t('support.open'), value: format.number(open) },
                { label: t('support.time'), value: t('support.days', { count: responseTime }) },
              ]}
            />
          </>
        )}
      </Asked>
    </DemoCard>
  )
}
