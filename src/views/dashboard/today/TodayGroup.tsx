import { StatusDot, type Tone } from '@core/components/StatusDot'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

interface TodayGroupProps {
  title: string
  tone: Tone
  /** A button for all of them. */
  action?: ReactNode
  /** The list that has them all; shown where there are more than the lines here. */
  more?: { to: string; label: string; isNeeded: boolean }
  /** Left out where the title says all. */
  children?: ReactNode
}

/** One kind of what is to be settled today. */
export const TodayGroup = ({ title, tone, action, more, children }: TodayGroupProps) => (
  <div className="today-group">
    <div className="today-head">
      <h3>
        <StatusDot tone={tone} label={title} />
      </h3>
      {action}
    </div>
    {children ? <ul>{children}</ul> : null}
    {more?.isNeeded ? (
      <Link className="today-more" to={more.to}>
        {more.label}
      </Link>
    ) : null}
  </div>
)
