import { StatusDot, type Tone } from '@core/components/StatusDot'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

interface TodayGroupProps {
  title: string
  tone: Tone
  /** A button for the whole group. */
  action?: ReactNode
  /** The complete list; shown when there are more rows than here. */
  more?: { to: string; label: string; isNeeded: boolean }
  /** Omitted when the title is enough. */
  children?: ReactNode
}

/** One kind of open task. */
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
