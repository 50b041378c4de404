import { type Fact, Facts } from '@core/components/Facts'
import { useId } from 'react'

/** A read-only part of a file: labels and values. */
export function FactCard({ title, facts }: { title: string; facts: readonly Fact[] }) {
  const id = useId()
  return (
    <section className="card" aria-labelledby={id}>
      <div className="card-head">
        <h2 id={id}>{title}</h2>
      </div>
      <Facts facts={facts} className="card-body" />
    </section>
  )
}
