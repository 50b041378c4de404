import { useFormat } from '@core/format/useFormat'
import type { WhatIsAhead } from '@src/redux/answers/aheadOf'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useZone } from './useZone'

/** The text for the cancelled events: when a candidate is archived, or when their enrolment ends. */
type Cancels = 'archiveAhead.cancelled' | 'archiveAhead.ended'

/** Describes the planned events that a change cancels: the number of lessons and exams, and the first few of them. */
export function useAheadWords() {
  const { t } = useTranslation(['candidat', 'evenement'])
  const format = useFormat()
  const zone = useZone()
  return useCallback(
    ({ lecons, examens, premiers }: WhatIsAhead, cancels: Cancels) => {
      const lessons = t('archiveAhead.lecons', { count: lecons })
      const exams = t('archiveAhead.examens', { count: examens })
      const one = lecons > 0 ? lessons : exams
      const what = lecons > 0 && examens > 0 ? t('archiveAhead.both', { lessons, exams }) : one
      const follows = t(cancels, { what })
      const first = premiers.map(({ calendar, start }) =>
        t('archiveAhead.first', { calendar: t(`evenement:calendar.${calendar}`), quand: format.moment(start, zone) }),
      )
      const isMore = lecons + examens > first.length
      return first.length > 0 ? `${follows} ${format.inRow(first)}${isMore ? '…' : '.'}` : follows
    },
    [t, format, zone],
  )
}
