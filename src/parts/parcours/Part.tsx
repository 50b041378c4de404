import { type ReactNode, useId } from 'react'

/** A titled part of the display of a path. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="card" aria-labelledby={id}>
      <div className="card-head">
        <h2 id={id}>{title}</h2>
      </div>
      <div className="card-body">{children}</div>
    </section>
  )
}
