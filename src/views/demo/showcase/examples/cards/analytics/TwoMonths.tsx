import { INCOME, latest } from '@contract/demo/figures'
import { Chart } from '@core/charts/Chart'
import { Facts } from '@core/components/Facts'
import { useFormat } from '@core/format/useFormat'
import { useRevenueOfMonthsQuery } from '@src/redux/demo/card/api'
import { Asked } from '@src/views/demo/dashboard/Asked'
import { useLabels } from '@src/views/demo/dashboard/useLabels'
import { useTranslation } from 'react-i18next'

export function TwoMonths() {
  const { t } = useTranslation('demoCards')
  const format = useFormat()
  const { lastMonths } = useLabels()
  return (
    <div className="card card-body">
      <Asked query={useRevenueOfMonthsQuery()} height={320}>
        {({ thisMonth, lastMonth }) => (
          <>
            <Facts
              facts={[
                { label: t('revenue.thisMonth'), value: format.amount(Number(thisMonth) * 1000) },
                { label: t('revenue.lastMonth'), value: format.amount(Number(lastMonth) * 1000) },
              ]}
            />
            <Chart
              kind="line"
              label={t('revenue.title')}
              height={240}
              categories={lastMonths(6)}
              series={[
                { name: t('revenue.thisYear'), data: latest(INCOME, 6) },
                { name: t('revenue.lastYear'), data: latest(INCOME.slice(12), 6), tone: 'muted', dashed: true },
              ]}
              format={(dinars) => format.amount(dinars * 1000)}
            />
          </>
        )}
      </Asked>
    </div>
  )
}
