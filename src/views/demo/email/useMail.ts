import type { Email, EmailListQuery } from '@contract/demo/email'
import { useEmailsQuery } from '@src/redux/demo/email/api'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'

const NONE: readonly Email[] = []

/** The messages of the list shown, and which of them are chosen. Another list starts with none. */
export function useMail(query: EmailListQuery) {
  const { currentData, data, isError, isFetching, refetch } = useEmailsQuery(query)
  const key = `${query.folder} ${query.label} ${query.q}`
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list
  useEffect(() => setChosen(new Set()), [key])
  const emails = currentData?.emails ?? NONE
  // What has left the list is no longer chosen.
  const selected = useMemo(() => emails.filter(({ id }) => chosen.has(id)), [emails, chosen])
  return {
    emails,
    // The counts stay while another list is on its way.
    meta: (currentData ?? data)?.emailsMeta,
    isLoading: !currentData && !isError,
    isError: isError && !isFetching,
    refetch,
    selected,
    isChosen: (id: number) => chosen.has(id),
    toggle: (id: number) =>
      setChosen((before) => {
        const next = new Set(before)
        if (!next.delete(id)) next.add(id)
        return next
      }),
    chooseAll: (all: boolean) => setChosen(new Set(all ? emails.map(({ id }) => id) : [])),
  }
}

export type Mail = ReturnType<typeof useMail>

/** The time of today's messages, the day of the others. */
export function useShortTime() {
  const { i18n } = useTranslation()
  return useMemo(() => {
    const locale = i18n.language === 'en' ? 'en-GB' : i18n.language
    const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' })
    const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' })
    const old = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' })
    return (iso: string) => {
      const [date, now] = [new Date(iso), new Date()]
      if (Number.isNaN(date.getTime())) return ''
      if (date.toDateString() === now.toDateString()) return time.format(date)
      return (date.getFullYear() === now.getFullYear() ? day : old).format(date)
    }
  }, [i18n.language])
}
