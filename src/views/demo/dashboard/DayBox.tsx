import { useTranslation } from 'react-i18next'

/** A day in the style of a calendar page; its text is beside it. */
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
