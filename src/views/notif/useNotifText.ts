import type { Notif } from '@contract/compte/notif'
import { useFormat } from '@core/format/useFormat'
import { useSchool } from '@src/redux/session/useSchool'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

/** The parameters that are a time: a title or a reason may look like one. */
const TIMES = ['quand', 'debut']
const DAY = /^\d{4}-\d\d-\d\d$/
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

/** The text of a notification, with kinds of lessons, days, and moments in the school's time zone, in words. */
export function useNotifText() {
  const { t } = useTranslation(['notif', 'evenement'])
  const format = useFormat()
  const { zone } = useSchool()
  return useCallback(
    ({ kind, params }: Pick<Notif, 'kind' | 'params'>): string => {
      const word = (name: string, value: string | number) => {
        if (typeof value === 'number') return value
        if (name === 'calendar') return t(`evenement:calendar.${value}`, { defaultValue: value })
        // The sentence itself says how it writes a day.
        if (TIMES.includes(name) && DAY.test(value)) return Date.parse(value)
        return MOMENT.test(value) ? format.moment(value, zone) : value
      }
      const words = Object.entries(params).map(([name, value]) => [name, word(name, value)] as const)
      return t(`kind.${kind}`, Object.fromEntries(words))
    },
    [t, format, zone],
  )
}
