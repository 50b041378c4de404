import { Chart } from '@core/charts/Chart'
import { Facts } from '@core/components/Facts'
import { useFormat } from '@core/format/useFormat'
import { useSupportTrackerQuery } from '@src/redux/demo/card/api'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Asked } from './Asked'
import { DemoCard } from './DemoCard'
import { PeriodSelect } from './PeriodSelect'
import { PERIOD_SCALE, SETTLED } from './sample'
import { useLabels } from './useLabels'

/** What people asked for, and how much of it is settled. */
export function SupportCard() {
  const { t } = useTranslation('demoDashboard')
  const { periods } = useLabels()
  const format = useFormat()
  const [period, setPeriod] = useState(0)
  const scaled = (count: number) => format.count(Math.round(count * (PERIOD_SCALE[period] ?? 1)))
  return (
    <DemoCard
      title={t('support.title')}
      className="span-6"
      action={<PeriodSelect label={t('period.label')} options={periods} value={period} onChange={setPeriod} />}
    >
      <Asked query={useSupportTrackerQuery()} height={330}>
        {({ totalTicket, newTicket, openTicket, responseTime }) => (
          <>
            <div className="demo-split">
              <div>
                <p className="demo-figure">{scaled(totalTicket)}</p>
                <p className="muted">{t('support.requests')}</p>
              </div>
              <Chart
                kind="gauge"
                label={t('support.settled')}
                height={230}
                categories={[t('support.settled')]}
                series={[{ name: t('share'), data: [SETTLED[period] ?? SETTLED[0]] }]}
                format={(value) => format.percent(value / 100)}
              />
            </div>
            <Facts
              facts={[
                { label: t('support.new'), value: scaled(newTicket) },
                { label: t('support.open'), value: scaled(openTicket) },
                { label: t('support.time'), value: t('support.days', { count: responseTime }) },
              ]}
            />
          </>
        )}
      </Asked>
    </DemoCard>
  )
}
