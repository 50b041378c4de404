import { OwnChart } from '@core/charts/OwnChart'
import { Menu } from '@core/components/overlays/Menu'
import { EllipsisVertical } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const WEEKS = { lastWeek: [42, 31, 17, 10], lastMonth: [36, 28, 24, 12], lastYear: [30, 34, 20, 16] }
const SPANS = ['lastWeek', 'lastMonth', 'lastYear'] as const

export function Polar() {
  const { t } = useTranslation('demoCharts')
  const [span, setSpan] = useState<(typeof SPANS)[number]>('lastWeek')
  const labels = [t('word.road'), t('word.code'), t('word.park'), t('word.exams')]
  return (
    <>
      <div className="showcase-row">
        <strong>{t(`word.${span}`)}</strong>
        <Menu
          label={t('word.span')}
          look="ghost"
          items={SPANS.map((one) => ({ id: one, label: t(`word.${one}`), onSelect: () => setSpan(one) }))}
        >
          <EllipsisVertical aria-hidden size={16} />
        </Menu>
      </div>
      <OwnChart
        type="polarArea"
        label={t('word.labelPolar')}
        series={WEEKS[span]}
        options={{ labels, stroke: { width: 1 }, legend: { show: true, position: 'bottom' } }}
        rows={labels.map((name, index) => [name, WEEKS[span][index] ?? 0])}
        height={280}
      />
    </>
  )
}
