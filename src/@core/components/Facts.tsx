import type { ReactNode } from 'react'
import { Blank } from './Blank'

/** The name of a thing and what it is; a value that is not there shows as a dash. */
export interface Fact {
  label: string
  value: ReactNode
}

interface FactsProps {
  facts: readonly Fact[]
  /** In columns, names above values, or a line each, for a narrow panel. */
  look?: 'columns' | 'lines'
  className?: string
}

/** A list of facts to read. */
export function Facts({ facts, look = 'columns', className }: FactsProps) {
  const name = look === 'lines' ? 'fact-lines' : 'facts'
  return (
    <dl className={className ? `${name} ${className}` : name}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value || value === 0 ? value : <Blank />}</dd>
        </div>
      ))}
    </dl>
  )
}
