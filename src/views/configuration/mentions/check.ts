import { fieldErrors } from '@contract/errors'
import { mentionsEcole } from '@contract/papiers/mentions'
import type { MentionValues } from './values'

const typed = mentionsEcole.omit({ minimums: true })

/** The faults of the form by field. */
export function mentionFaults({ version: _, ...values }: MentionValues) {
  const parsed = typed.safeParse(values, { reportInput: true })
  return parsed.success ? {} : fieldErrors(parsed.error)
}
