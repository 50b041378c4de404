import type { ReactNode } from 'react'
import { useAgo } from './useAgo'
import './timeline.scss'

export interface TimelineEntry {
  id: string
  title: string
  text: string
  /** How many minutes ago. */
  ago: number
  extra?: ReactNode
}

/** A timeline, the latest entry first. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  const ago = useAgo()
  return (
    <ol className="timeline">
      {entries.map(({ id, title, text, ago: minutes, extra }) => (
        <li key={id}>
          <span className="timeline-head">
            <b>{title}</b>
            <span className="muted">{ago(minutes)}</span>
          </span>
          <span className="muted">{text}</span>
          {extra}
        </li>
      ))}
    </ol>
  )
}
