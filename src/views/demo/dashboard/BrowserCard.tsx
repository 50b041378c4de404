import { useFormat } from '@core/format/useFormat'
import { useTranslation } from 'react-i18next'
import { Bar } from './Bar'
import { DemoCard } from './DemoCard'
import { BROWSERS } from './sample'

/** The visitors' browsers. */
export function BrowserCard() {
  const { t } = useTranslation('demoDashboard')
  const format = useFormat()
  return (
    <DemoCard title={t('browsers.title')} className="span-4">
      <ul className="demo-bars">
        {BROWSERS.map(({ name, share }) => (
          <li key={name}>
            <span>{name}</span>
            <b>{format.percent(share / 100)}</b>
            <Bar share={share} />
          </li>
        ))}
      </ul>
    </DemoCard>
  )
}
