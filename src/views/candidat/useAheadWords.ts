import { useFormat } from '@core/format/useFormat'
import { useZone } from '@src/parts/evenement/useZone'
import type { WhatIsAhead } from '@src/redux/aheadOf'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

/** Describes what archiving candidates cancels: the number of lessons and exams, and the first few of them. */
export function useAheadWords() {
  const { t } = useTranslation(['candidat', 'evenement'])
  const format = useFormat()
  const zone = useZone()
  return useCallback(
    ({ lecons, examens, premiers }: WhatIsAhead) => {
      const lessons = t('archiveAhead.lecons', { count: lecons })
      const exams = t('archiveAhead.examens', { count: examens })
      const one = lecons > 0 ? lessons : exams
      const what = lecons > 0 && examens > 0 ? t('archiveAhead.both', { lessons, exams }) : one
      const follows = t('archiveAhead.cancelled', { what })
      const first = premiers.map(({ calendar, start }) =>
        t('archiveAhead.first', { calendar: t(`evenement:calendar.${calendar}`), quand: format.moment(start, zone) }),
      )
      const isMore = lecons + examens > first.length
      return first.length > 0 ? `${follows} ${format.inRow(first)}${isMore ? '…' : '.'}` : follows
    },
    [t, format, zone],
  )
}
