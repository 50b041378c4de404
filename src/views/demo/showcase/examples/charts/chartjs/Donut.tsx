import { Chart } from '@core/charts/Chart'
import { BookOpen, CircleParking, Route } from 'lucide-react'
import { useTranslation } from 'react-i18next'

const SHARES = [58, 27, 15]
const TONES = ['primary', 'info', 'warning'] as const
const ICONS = [Route, BookOpen, CircleParking] as const
const CHANGES = [2, 8, -5]

export function Donut() {
  const { t } = useTranslation('demoCharts')
  const names = [t('word.road'), t('word.code'), t('word.park')]
  return (
    <>
      <Chart
        kind="donut"
        label={t('word.labelDonut')}
        series={[{ name: t('word.share'), data: SHARES }]}
        categories={names}
        center={{ label: t('word.hours'), value: '100' }}
        height={260}
        legend={false}
      />
      <ul className="chart-shares">
        {ICONS.map((Icon, index) => (
          <li key={names[index]}>
            <Icon aria-hidden size={18} color={`var(--c-${TONES[index]})`} /> {names[index]}
            <strong>{SHARES[index]} %</strong>
            <span className={(CHANGES[index] ?? 0) < 0 ? 'text-danger' : 'text-primary'}>
              {(CHANGES[index] ?? 0) < 0 ? '↓' : '↑'} {Math.abs(CHANGES[index] ?? 0)} %
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
