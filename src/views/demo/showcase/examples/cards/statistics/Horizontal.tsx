import '@src/views/demo/dashboard/demoDashboard.scss'
import { useFormat } from '@core/format/useFormat'
import { Eye, Heart, MessageSquare, RotateCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'

export function Horizontal() {
  const { t } = useTranslation('demoCards')
  const format = useFormat()
  const figures = { views: Eye, messages: MessageSquare, favourites: Heart, returns: RotateCw }
  return (
    <div className="showcase-columns">
      {Object.entries(figures).map(([id, Icon], index) => (
        <div key={id} className="card card-body d-flex justify-content-between align-items-center">
          <div>
            <p className="demo-figure">{format.number(1240 + index * 310)}</p>
            <p className="muted">{t(`figure.${id}`)}</p>
          </div>
          <span className="demo-icon">
            <Icon aria-hidden size={20} strokeWidth={1.75} />
          </span>
        </div>
      ))}
    </div>
  )
}
