import { daysBetween, today } from '@core/format/date'
import { dateFormat } from '@core/format/locale'
import { useFormat } from '@core/format/useFormat'
import { ZoneContext } from '@core/format/zone'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'

/** A day of the last week is named; the one before it has the same name. */
const DAYS_NAMED = 7
const YEAR = { year: 'numeric' } as const

/** Times as a conversation tells them: today and yesterday by name. */
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
    /** For a list, as short as can be: the time of today, then yesterday, the day of the week, the day of the month. */
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
