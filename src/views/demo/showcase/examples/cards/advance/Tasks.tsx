import { Chart } from '@core/charts/Chart'
import { useFormat } from '@core/format/useFormat'
import { useTranslation } from 'react-i18next'

const TASKS = { lessons: 72, exams: 45, vehicles: 90 }

export function Tasks() {
  const { t } = useTranslation('demoSample')
  const format = useFormat()
  return (
    <div className="showcase-columns">
      {Object.entries(TASKS).map(([id, share]) => (
        <div key={id} className="card card-body">
          <Chart
            kind="gauge"
            label={t(id)}
            height={160}
            categories={[t(id)]}
            series={[{ name: t(id), data: [share] }]}
            format={(value) => format.percent(value / 100)}
          />
          <p className="text-center">{t(id)}</p>
        </div>
      ))}
    </div>
  )
}
