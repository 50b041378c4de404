import { useEffect, useState } from 'react'

/** How people write a value, and how it is read from what they type. */
interface Notation {
  write: (value: string) => string
  /** Reads a text that is being typed: null until it is written out. */
  readWhole: (text: string) => string | null
  /** Reads what was typed, in any of the ways in which people write it. */
  read: (text: string) => string | null
}

export interface TypedOptions {
  /** Empty while there is none. */
  value: string
  /** Tells the value, and nothing while the text is none; `isRead` says which of the two an empty one is. */
  onChange: (value: string, isRead: boolean) => void
  /** Called when the field is left, and after a choice from its list or calendar. */
  onSettle?: (() => void) | undefined
  min?: string | undefined
  max?: string | undefined
  /** Calls back whenever somebody else sets the value: what is typed gives way, even where the value is the same. */
  subscribe?: ((giveWay: () => void) => () => void) | undefined
}

interface Typed {
  text: string
  /** The value before the text was typed, for as long as its owner may still hold it. */
  before: string
  /** The value of the text. */
  after: string
  isRead: boolean
  isSettled: boolean
}

export type TypedField = ReturnType<typeof useTyped>
type TypedFault = 'unread' | 'too_early' | 'too_late'

/** A text field over a value: what is typed stays as it is until the field is left, and for good where it is no value. */
export function useTyped(notation: Notation, { value, onChange, onSettle, min, max, subscribe }: TypedOptions) {
  const [typed, setTyped] = useState<Typed | null>(null)
  useEffect(() => subscribe?.(() => setTyped(null)), [subscribe])
  // A value that neither is the text's nor was there before it comes from elsewhere: it is shown instead of the text.
  if (typed && value !== typed.after && value !== typed.before) setTyped(null)
  else if (typed && value === typed.after && typed.before !== value) setTyped({ ...typed, before: value })

  const set = (text: string, after: string | null, isSettled: boolean) => {
    setTyped({ text, before: value, after: after ?? '', isRead: after !== null, isSettled })
    if (after !== value) onChange(after ?? '', after !== null)
  }
  const read = (text: string, how: Notation['read']) => (text.trim() ? how(text) : '')
  const settle = () => {
    if (typed && !typed.isSettled) {
      set(typed.text, read(typed.text, notation.read), true)
    }
    onSettle?.()
  }
  const choose = (next: string) => {
    setTyped(null)
    onChange(next, true)
    onSettle?.()
  }
  return {
    text: textOf(typed, value, notation.write),
    isUnread: typed !== null && !typed.isRead,
    fault: typed?.isSettled ? faultOf(typed, min, max) : null,
    type: (text: string) => set(text, read(text, notation.readWhole), false),
    settle,
    choose,
  }
}

function textOf(typed: Typed | null, value: string, write: Notation['write']): string {
  if (!typed) return write(value)
  return typed.isRead && typed.isSettled ? write(typed.after) : typed.text
}

function faultOf({ after, isRead }: Typed, min = '', max = '~'): TypedFault | null {
  if (!isRead) return 'unread'
  if (!after) return null
  if (after < min) return 'too_early'
  return after > max ? 'too_late' : null
}
