import { Chart } from '@core/charts/Chart'
import { Facts } from '@core/components/Facts'
import { useFormat } from '@core/format/useFormat'
import { useCustomersQuery } from '@src/redux/demo/card/api'
import { Asked } from '@src/views/demo/dashboard/Asked'
import { useTranslation } from 'react-i18next'

export function Customers() {
  const { t } = useTranslation('demoCards')
  const format = useFormat()
  return (
    <div className="card card-body">
      <Asked query={useCustomersQuery()} height={300}>
        {({ listData }) => (
          <>
            <Chart
              kind="donut"
              label={t('customers.title')}
              height={200}
              categories={listData.map(({ text }) => text)}
              series={[{ name: t('customers.title'), data: listData.map(({ result }) => result) }]}
            />
            <Facts
              look="lines"
              facts={listData.map(({ text, result }) => ({ label: text, value: format.number(result) }))}
            />
          </>
        )}
      </Asked>
    </div>
  )
}
