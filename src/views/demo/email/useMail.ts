import type { Email, EmailListQuery } from '@contract/demo/email'
import { today } from '@core/format/date'
import { dateFormat } from '@core/format/locale'
import { useFormat } from '@core/format/useFormat'
import { ZoneContext } from '@core/format/zone'
import { useEmailsQuery } from '@src/redux/demo/email/api'
import { useContext, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'

const NONE: readonly Email[] = []

/** The messages of the list and the selected ones. Another list starts without a selection. */
export function useMail(query: EmailListQuery) {
  const { currentData, data, isError, isFetching, refetch } = useEmailsQuery(query)
  const key = `${query.folder} ${query.label} ${query.q}`
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the list changes
  useEffect(() => setChosen(new Set()), [key])
  const emails = currentData?.emails ?? NONE
  // Messages that have left the list are no longer selected.
  const selected = useMemo(() => emails.filter(({ id }) => chosen.has(id)), [emails, chosen])
  return {
    emails,
    // The counts stay while another list loads.
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

/** The time of today's messages, the date of others, in the same time zone as open messages. */
export function useShortTime() {
  const { i18n } = useTranslation()
  const format = useFormat()
  const timeZone = useContext(ZoneContext)
  return useMemo(() => {
    const style = { day: 'numeric', month: 'short', timeZone } as const
    return (iso: string) => {
      const date = new Date(iso)
      if (Number.isNaN(date.getTime())) return ''
      const [day, now] = [today(timeZone, date), today(timeZone)]
      if (day === now) return format.time(iso)
      const isThisYear = day.slice(0, 4) === now.slice(0, 4)
      return dateFormat(i18n.language, isThisYear ? style : { ...style, year: 'numeric' }).format(date)
    }
  }, [i18n.language, format, timeZone])
}
