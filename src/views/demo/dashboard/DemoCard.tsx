import { type ReactNode, useId } from 'react'

interface DemoCardProps {
  title: string
  /** Before the title: a day. */
  lead?: ReactNode
  /** At the end of the head: a choice, a link. */
  action?: ReactNode
  className?: string
  children: ReactNode
}

/** A card of a dashboard. */
export function DemoCard({ title, lead, action, className = '', children }: DemoCardProps) {
  const id = useId()
  return (
    <section className={`card demo-card ${className}`.trim()} aria-labelledby={id}>
      <div className="demo-card-head">
        {lead}
        <h2 id={id}>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  )
}
