import type { ReactNode } from 'react'
import { Blank } from './states/Blank'

/** A label and its value; an empty value shows as a dash. */
export interface Fact {
  label: string
  value: ReactNode
}

interface FactsProps {
  facts: readonly Fact[]
  /** `columns`: names above values; `lines`: one line each, for a narrow panel. */
  look?: 'columns' | 'lines'
  className?: string
}

const LATIN = /\p{Script=Latin}/u

/** Typed text keeps its own direction: an address that begins with its number would end with it on an Arabic page. */
function Value({ children }: { children: ReactNode }) {
  return typeof children === 'string' && LATIN.test(children) ? <bdi>{children}</bdi> : children
}

/** A read-only list of facts. */
export function Facts({ facts, look = 'columns', className }: FactsProps) {
  const name = look === 'lines' ? 'fact-lines' : 'facts'
  return (
    <dl className={className ? `${name} ${className}` : name}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value || value === 0 ? <Value>{value}</Value> : <Blank />}</dd>
        </div>
      ))}
    </dl>
  )
}
