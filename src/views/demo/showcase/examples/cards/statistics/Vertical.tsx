import '@src/views/demo/dashboard/demoDashboard.scss'
import { useFormat } from '@core/format/useFormat'
import { Award, Eye, Heart, MessageSquare, PenLine, RotateCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'

export function Vertical() {
  const { t } = useTranslation('demoCards')
  const format = useFormat()
  const figures = {
    views: Eye,
    messages: MessageSquare,
    favourites: Heart,
    comments: PenLine,
    ratings: Award,
    returns: RotateCw,
  }
  return (
    <div className="showcase-columns">
      {Object.entries(figures).map(([id, Icon], index) => (
        <div key={id} className="card card-body text-center">
          <span className="demo-icon m-auto">
            <Icon aria-hidden size={20} strokeWidth={1.75} />
          </span>
          <p className="demo-figure">{format.number(36 + index * 17)}</p>
          <p className="muted">{t(`figure.${id}`)}</p>
        </div>
      ))}
    </div>
  )
}
