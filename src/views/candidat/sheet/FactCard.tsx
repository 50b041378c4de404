import { type ReactNode, useId } from 'react'
import { Blank } from '../Blank'

export interface FactLine {
  label: string
  value: ReactNode
}

/** A part of a file, to read: names and values. */
export function FactCard({ title, facts }: { title: string; facts: readonly FactLine[] }) {
  const id = useId()
  return (
    <section className="card" aria-labelledby={id}>
      <div className="card-head">
        <h2 id={id}>{title}</h2>
      </div>
      <dl className="card-body facts">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value || <Blank />}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
