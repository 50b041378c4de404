import { Chart } from '@core/charts/Chart'
import { Facts } from '@core/components/Facts'
import { useFormat } from '@core/format/useFormat'
import { useSessionsDeviceQuery } from '@src/redux/demo/card/api'
import { Asked } from '@src/views/demo/dashboard/Asked'
import { useTranslation } from 'react-i18next'

export function Devices() {
  const { t } = useTranslation('demoCards')
  const format = useFormat()
  return (
    <div className="card card-body">
      <Asked query={useSessionsDeviceQuery()} height={300}>
        {({ chart_info }) => (
          <>
            <Chart
              kind="donut"
              label={t('devices.title')}
              height={200}
              categories={chart_info.map(({ name }) => name)}
              series={[{ name: t('devices.share'), data: chart_info.map(({ usage }) => usage) }]}
              format={(share) => format.percent(share / 100)}
            />
            <Facts
              look="lines"
              facts={chart_info.map(({ name, usage, upDown }) => ({
                label: name,
                value: t('devices.usage', { share: format.percent(usage / 100), change: format.percent(upDown / 100) }),
              }))}
            />
          </>
        )}
      </Asked>
    </div>
  )
}
