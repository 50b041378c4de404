import type { Periode } from '@contract/stats/periode'
import { useFormat } from '@core/format/useFormat'
import { useTranslation } from 'react-i18next'

/** A period in words; one of a single day names it once. */
export function useSpan() {
  const { t } = useTranslation('stats')
  const format = useFormat()
  const ends = ({ from, to }: Periode) => ({ from: format.day(from), to: format.day(to) })
  const isDay = ({ from, to }: Periode) => from === to
  return {
    /** `Du dim. 1er nov. 2026 au sam. 28 nov. 2026`. */
    of: (period: Periode) => (isDay(period) ? t('spanDay', { day: format.day(period.from) }) : t('span', ends(period))),
    /** The period that figures are compared with. */
    compared: (before: Periode) =>
      isDay(before) ? t('comparedDay', { day: format.day(before.from) }) : t('compared', ends(before)),
  }
}
