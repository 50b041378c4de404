import { StatusDot, type Tone } from '@core/components/StatusDot'
import type { ReactNode } from 'react'

interface TodayGroupProps {
  title: string
  tone: Tone
  children: ReactNode
  more?: ReactNode
}

/** One kind of what is to be settled today. */
export const TodayGroup = ({ title, tone, children, more }: TodayGroupProps) => (
  <div className="today-group">
    <h3>
      <StatusDot tone={tone} label={title} />
    </h3>
    <ul>{children}</ul>
    {more}
  </div>
)
