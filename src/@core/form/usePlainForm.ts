import { type SubmitEvent, useState } from 'react'
import { type Faults, givenFaults } from './faults'
import { focusFirstFault } from './focus'

interface PlainFormOptions {
  /** The fault of each field by its name; empty when all are valid. */
  check?: (values: Record<string, string>) => Faults
  /** Sends the values; may return faults found by the server. */
  submit: (values: Record<string, string>) => Promise<Faults | undefined>
}

/** Returns the typed values of a form, by the names of its fields. */
export function plainValues(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : ''])
  return Object.fromEntries(entries)
}

/**
 * A small uncontrolled form, for the pages that must stay light:
 * `<form {...form.props}>` with `InputField` and `PasswordInput`, each given `code={form.faults.username}`.
 */
export function usePlainForm({ check, submit }: PlainFormOptions) {
  const [faults, setFaults] = useState<Faults>({})
  const [pending, setPending] = useState(false)
  /** Shows the faults; returns whether there were any. */
  const refuse = (form: HTMLFormElement, answer: Faults = {}) => {
    const found = givenFaults(answer)
    setFaults(found)
    const isRefused = Object.keys(found).length > 0
    if (isRefused) focusFirstFault(form)
    return isRefused
  }
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (pending) return
    const values = plainValues(form)
    if (refuse(form, check?.(values))) return
    setPending(true)
    try {
      refuse(form, await submit(values))
    } finally {
      setPending(false)
    }
  }
  return { faults, pending, props: { noValidate: true, className: 'form', onSubmit } }
}
