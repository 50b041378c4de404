import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

interface EmptyStateProps {
  icon: LucideIcon
  title: string
  /** Says what this list will contain. */
  text?: ReactNode
  /** The first step to take. */
  action?: ReactNode
}

/** Shown where there is no data yet: describes the content, and offers the first step. */
export function EmptyState({ icon: Icon, title, text, action }: EmptyStateProps) {
  return (
    <div className="empty">
      <span className="empty-icon">
        <Icon aria-hidden size={24} strokeWidth={1.5} />
      </span>
      <p className="empty-title">{title}</p>
      {text ? <p className="empty-text">{text}</p> : null}
      {action}
    </div>
  )
}
