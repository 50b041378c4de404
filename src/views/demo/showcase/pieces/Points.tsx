import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

export interface Point {
  id: string
  title: string
  /** The time of the event. */
  time: string
  tone?: 'primary' | 'info' | 'warning' | 'danger'
  icon?: LucideIcon
  children?: ReactNode
}

/** Events one after the other, with points or icons on the line. */
export const Points = ({ points }: { points: readonly Point[] }) => (
  <ol className="points">
    {points.map(({ id, title, time, tone = 'primary', icon: Icon, children }) => (
      <li key={id} className={`points-${tone}`}>
        <span className={Icon ? 'points-mark points-icon' : 'points-mark'} aria-hidden>
          {Icon ? <Icon size={14} strokeWidth={1.75} /> : null}
        </span>
        <div className="points-head">
          <b>{title}</b>
          <span className="muted">{time}</span>
        </div>
        {children}
      </li>
    ))}
  </ol>
)
