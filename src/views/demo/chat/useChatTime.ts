import { daysBetween, formatTime, today } from '@core/format/date'
import { useFormat } from '@core/format/useFormat'
import { useTranslation } from 'react-i18next'

/** Times as a conversation tells them: today and yesterday by name. */
export function useChatTime() {
  const { t, i18n } = useTranslation('demoChat')
  const format = useFormat()
  const dayName = (day: string) => {
    const age = daysBetween(day, today())
    if (age === 0) return t('today')
    return age === 1 ? t('yesterday') : format.day(day)
  }
  return {
    dayName,
    time: (iso: string) => formatTime(iso, i18n.language),
    /** For a list: the time of today, the day of what is older. */
    shortTime: (iso: string) => {
      const day = today(undefined, new Date(iso))
      if (day === today()) return formatTime(iso, i18n.language)
      return daysBetween(day, today()) === 1 ? t('yesterday') : format.day(day, 'short')
    },
  }
}
