import { Chart } from '@core/charts/Chart'
import { useTranslation } from 'react-i18next'

const FIGURES = [
  { key: 'lessons', value: 184 },
  { key: 'candidates', value: 36 },
  { key: 'exams', value: 12 },
] as const
const DAYS = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21']
const HOURS = [18, 22, 20, 25, 27, 14]

/** Sample content, so that the layout of a page is visible. */
export function FigureCards() {
  const { t } = useTranslation('demoLayouts')
  return (
    <>
      <div className="showcase-columns">
        {FIGURES.map(({ key, value }) => (
          <div key={key} className="card card-body showcase-figure">
            <strong>{value}</strong>
            <span className="muted">{t(`word.figure.${key}`)}</span>
          </div>
        ))}
      </div>
      <Chart
        kind="bar"
        label={t('word.hours')}
        series={[{ name: t('word.hours'), data: HOURS }]}
        categories={DAYS.map((day) => day.slice(8))}
        height={240}
      />
    </>
  )
}
