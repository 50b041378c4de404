import { useFormat } from '@core/format/useFormat'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

export interface Figure {
  id: string
  label: string
  /** Undefined while loading. */
  value: number | undefined
  /** The list that it counts. */
  to: string
  /** A note on the figure, such as its share or sum. */
  note?: string
  /** Highlighted when it needs action and is not zero. */
  tone?: 'warning' | 'danger'
}

/** Figures in one line, each linked to its list. */
export function Figures({ label, figures }: { label: string; figures: readonly Figure[] }) {
  return (
    <ul className="card figures" aria-label={label}>
      {figures.map((figure) => (
        <li key={figure.id}>
          <Link className="figure" to={figure.to}>
            <span className="figure-label">{figure.label}</span>
            <FigureValue {...figure} />
            {figure.note ? <span className="figure-note">{figure.note}</span> : null}
          </Link>
        </li>
      ))}
    </ul>
  )
}

function FigureValue({ value, tone }: Figure) {
  const { t } = useTranslation('common')
  const format = useFormat()
  if (value === undefined) {
    return (
      <span className="figure-value">
        <span className="visually-hidden">{t('loading')}</span>
        <span className="skeleton" aria-hidden />
      </span>
    )
  }
  return (
    <span className={`figure-value ${tone && value > 0 ? `figure-${tone}` : ''}`.trim()}>{format.number(value)}</span>
  )
}
