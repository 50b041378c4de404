import { Fragment } from 'react'
import { holdWhole, spansOf } from './matching'

interface MarkedProps {
  text: string
  typed: string
  /** Only where all of it stands in one: a text beside this one does hold it so. */
  inOne: boolean
}

/** A text in which what was typed is marked. */
export function Marked({ text, typed, inOne }: MarkedProps) {
  const spans = inOne && !holdWhole([text], typed) ? [] : spansOf(text, typed)
  const ends = [0, ...spans.map(([, to]) => to)]
  return (
    <>
      {spans.map(([from, to], index) => (
        <Fragment key={from}>
          {text.slice(ends[index], from)}
          <mark>{text.slice(from, to)}</mark>
        </Fragment>
      ))}
      {text.slice(ends.at(-1))}
    </>
  )
}
