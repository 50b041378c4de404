import { type ReactNode, useId } from 'react'

/** A part of the wall. */
export function WallCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="card card-body wall-card" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
