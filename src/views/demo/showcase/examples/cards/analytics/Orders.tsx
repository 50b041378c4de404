import { Chart } from '@core/charts/Chart'
import { Facts } from '@core/components/Facts'
import { useFormat } from '@core/format/useFormat'
import { useProductOrdersQuery } from '@src/redux/demo/card/api'
import { Asked } from '@src/views/demo/dashboard/Asked'
import { useTranslation } from 'react-i18next'

export function Orders() {
  const { t } = useTranslation('demoCards')
  const format = useFormat()
  return (
    <div className="card card-body">
      <Asked query={useProductOrdersQuery()} height={260}>
        {({ chart_info: { finished, pending, rejected } }) => {
          const all = finished + pending + rejected
          return (
            <>
              <Chart
                kind="gauge"
                label={t('orders.finished')}
                height={170}
                categories={[t('orders.finished')]}
                series={[{ name: t('orders.finished'), data: [Math.round((100 * finished) / all)] }]}
                format={(share) => format.percent(share / 100)}
              />
              <Facts
                facts={Object.entries({ finished, pending, rejected }).map(([id, count]) => ({
                  label: t(`orders.${id}`),
                  value: format.number(count),
                }))}
              />
            </>
          )
        }}
      </Asked>
    </div>
  )
}
