import { useContext, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { type DayStyle, formatDay, formatDayOf, formatMoment, formatTime } from './date'
import { formatDuration, formatDurationLong } from './duration'
import { beside, inRow } from './inRow'
import { leftToRight } from './isolate'
import {
  type Currency,
  currencySign,
  formatAmount,
  formatBytes,
  formatCount,
  formatNumber,
  formatPercent,
} from './number'
import { type Country, formatPhone } from './phone'
import { ZoneContext } from './zone'

/**
 * All formatters in the current language: `const format = useFormat(); format.day('2026-11-23')`. Moments are shown in
 * the zone of the `ZoneContext`, unless another one is given.
 */
export function useFormat() {
  const { i18n } = useTranslation()
  const language = i18n.language
  const zone = useContext(ZoneContext)
  return useMemo(
    () => ({
      day: (day: string, style?: DayStyle) => formatDay(day, language, style),
      /** The calendar day of a moment. */
      dayOf: (iso: string, style?: DayStyle) => formatDayOf(iso, language, style, zone),
      moment: (iso: string, timeZone = zone) => formatMoment(iso, language, timeZone),
      time: (iso: string, timeZone = zone) => formatTime(iso, language, timeZone),
      amount: (millimes: number, currency?: Currency) => formatAmount(millimes, language, currency),
      currencySign: (currency: Currency) => currencySign(currency, language),
      number: (value: number) => formatNumber(value, language),
      percent: (share: number, digits?: number) => formatPercent(share, language, digits),
      bytes: (bytes: number) => formatBytes(bytes, language),
      count: (count: number) => formatCount(count, language),
      duration: (minutes: number) => formatDuration(minutes, language),
      durationLong: (minutes: number) => formatDurationLong(minutes, language),
      beside: (parts: Parameters<typeof beside>[0]) => beside(parts, language),
      inRow: (parts: Parameters<typeof inRow>[0]) => inRow(parts, language),
      phone: (stored: string, home?: Country) => leftToRight(formatPhone(stored, home), language),
    }),
    [language, zone],
  )
}
