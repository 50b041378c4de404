import { type ReactNode, useId } from 'react'

interface DemoCardProps {
  title: string
  /** At the end of the head: a choice, a link. */
  action?: ReactNode
  className?: string
  children: ReactNode
}

/** A part of a dashboard. */
export function DemoCard({ title, action, className = '', children }: DemoCardProps) {
  const id = useId()
  return (
    <section className={`card demo-card ${className}`.trim()} aria-labelledby={id}>
      <div className="demo-card-head">
        <h2 id={id}>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  )
}
