import { useEffect, useState } from 'react'

/** Writes a value for people, and parses it from their text. */
interface Notation {
  write: (value: string) => string
  /** Parses a text while it is being typed: null until it is complete. */
  readWhole: (text: string) => string | null
  /** Parses the final text, in any of the usual notations. */
  read: (text: string) => string | null
}

export interface TypedOptions {
  /** Empty while there is no value. */
  value: string
  /**
   * Called with the value, which is empty while the text is invalid; `isRead` tells an invalid text from an empty one.
   */
  onChange: (value: string, isRead: boolean) => void
  /** Called when the field loses the focus, and after a choice from its list or calendar. */
  onSettle?: (() => void) | undefined
  min?: string | undefined
  max?: string | undefined
  /**
   * Calls back whenever the value is set from outside: the typed text is then replaced, even when the value is the
   * same.
   */
  subscribe?: ((giveWay: () => void) => () => void) | undefined
}

interface Typed {
  text: string
  /** The value before typing, as long as the parent may still pass it. */
  before: string
  /** The value of the typed text. */
  after: string
  isRead: boolean
  isSettled: boolean
}

export type TypedField = ReturnType<typeof useTyped>
type TypedFault = 'unread' | 'too_early' | 'too_late'

/**
 * A text field for a value: the typed text stays unchanged until the field loses the focus, and afterwards too if it is
 * invalid.
 */
export function useTyped(notation: Notation, { value, onChange, onSettle, min, max, subscribe }: TypedOptions) {
  const [typed, setTyped] = useState<Typed | null>(null)
  useEffect(() => subscribe?.(() => setTyped(null)), [subscribe])
  // A value that is neither the text's nor the previous one was set from outside: it replaces the text.
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
