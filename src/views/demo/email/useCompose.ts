import type { Email, OpenEmail } from '@contract/demo/email'
import { useFormat } from '@core/format/useFormat'
import { useEmailsQuery } from '@src/redux/demo/email/api'
import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addressesOf, knownPeople, ownAddress } from './people'
import { answerOf, type Composed, EMPTY, forwardOf, fromDraft } from './start'

const NONE: readonly Email[] = []

/** The message being written, one at a time: opening another one saves the first as a draft. */
export function useCompose() {
  const { t } = useTranslation('demoEmail')
  const format = useFormat()
  const [open, setOpen] = useState<{ key: number; start: Composed } | null>(null)
  const { data } = useEmailsQuery({ folder: '' })
  const emails = data?.emails ?? NONE
  const people = useMemo(() => knownPeople(emails), [emails])
  const own = ownAddress(emails)
  const write = useCallback((start: Composed) => setOpen((before) => ({ key: (before?.key ?? 0) + 1, start })), [])
  const close = useCallback(() => setOpen(null), [])
  const wroteOf = ({ from, time }: OpenEmail) => t('compose.wrote', { name: from.name, when: format.moment(time) })
  const headOf = ({ from, to, subject, time }: OpenEmail) => [
    `---------- ${t('compose.forwarded')} ----------`,
    t('compose.head', { label: t('from'), value: addressesOf([from]) }),
    t('compose.head', { label: t('date'), value: format.moment(time) }),
    t('compose.head', { label: t('subject'), value: subject || t('noSubject') }),
    t('compose.head', { label: t('to'), value: addressesOf(to) }),
  ]
  return {
    open,
    people,
    write,
    close,
    begin: () => write(EMPTY),
    onReply: (email: OpenEmail, toAll: boolean) => write(answerOf(email, own, toAll, wroteOf(email))),
    onForward: (email: OpenEmail) => write(forwardOf(email, headOf(email))),
    onContinue: (email: Email) => write(fromDraft(email)),
  }
}
