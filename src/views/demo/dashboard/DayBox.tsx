import { useTranslation } from 'react-i18next'

/** A day as on a calendar's leaf; the words for it stand beside it. */
export function DayBox({ day }: { day: string }) {
  const { i18n } = useTranslation()
  const date = new Date(`${day}T00:00:00Z`)
  const part = (style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(i18n.language, { ...style, timeZone: 'UTC' }).format(date)
  return (
    <span className="day-box" aria-hidden>
      <span>{part({ month: 'short' })}</span>
      <b>{date.getUTCDate()}</b>
    </span>
  )
}
