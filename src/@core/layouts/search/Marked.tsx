import { Fragment } from 'react'
import { holdWhole, spansOf } from './matching'

interface MarkedProps {
  text: string
  typed: string
  /** Mark only when this text contains all of the typed text, because a text beside it does. */
  inOne: boolean
}

/** A text with the typed parts highlighted. */
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
