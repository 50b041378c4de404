import { daysBetween, today } from '@core/format/date'
import { dateFormat } from '@core/format/locale'
import { useFormat } from '@core/format/useFormat'
import { ZoneContext } from '@core/format/zone'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'

/** Up to a week ago, a day is named by its weekday; earlier names would be ambiguous. */
const DAYS_NAMED = 7
const YEAR = { year: 'numeric' } as const

/** Times in a conversation: today and yesterday by name. */
export function useChatTime() {
  const { t, i18n } = useTranslation('demoChat')
  const format = useFormat()
  const timeZone = useContext(ZoneContext)
  const dayName = (day: string) => {
    const age = daysBetween(day, today(timeZone))
    if (age === 0) return t('today')
    return age === 1 ? t('yesterday') : format.day(day)
  }
  return {
    dayName,
    time: (iso: string) => format.time(iso),
    /** The shortest form, for a list: the time of today, then yesterday, the weekday, the date. */
    shortTime: (iso: string) => {
      const day = today(timeZone, new Date(iso))
      const age = daysBetween(day, today(timeZone))
      if (age <= 0) return format.time(iso)
      if (age === 1) return t('yesterday')
      if (age < DAYS_NAMED) return dateFormat(i18n.language, { weekday: 'short', timeZone }).format(new Date(iso))
      const style = {
        day: 'numeric',
        month: 'short',
        timeZone,
        ...(day.slice(0, 4) !== today(timeZone).slice(0, 4) && YEAR),
      } as const
      return dateFormat(i18n.language, style).format(new Date(iso))
    },
  }
}
