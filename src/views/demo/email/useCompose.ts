import type { Email, OpenEmail } from '@contract/demo/email'
import { useEmailsQuery } from '@src/redux/demo/email/api'
import { useCallback, useMemo, useState } from 'react'
import { knownPeople, ownAddress } from './people'
import { answerOf, type Composed, EMPTY, forwardOf, fromDraft } from './start'

const NONE: readonly Email[] = []

/** The message being written, one at a time: another one sends the first to the drafts. */
export function useCompose() {
  const [open, setOpen] = useState<{ key: number; start: Composed } | null>(null)
  const { data } = useEmailsQuery({ folder: '' })
  const emails = data?.emails ?? NONE
  const people = useMemo(() => knownPeople(emails), [emails])
  const own = ownAddress(emails)
  const write = useCallback((start: Composed) => setOpen((before) => ({ key: (before?.key ?? 0) + 1, start })), [])
  const close = useCallback(() => setOpen(null), [])
  return {
    open,
    people,
    write,
    close,
    begin: () => write(EMPTY),
    onReply: (email: OpenEmail, toAll: boolean) => write(answerOf(email, own, toAll)),
    onForward: (email: OpenEmail) => write(forwardOf(email)),
    onContinue: (email: Email) => write(fromDraft(email)),
  }
}
