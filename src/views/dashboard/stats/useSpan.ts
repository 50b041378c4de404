import type { Periode } from '@contract/stats/periode'
import { useFormat } from '@core/format/useFormat'
import { useTranslation } from 'react-i18next'

/** A period in words; one of a single day names it once. */
export function useSpan() {
  const { t } = useTranslation('stats')
  const format = useFormat()
  const words = (whole: string, single: string, { from, to }: Periode): string =>
    from === to ? t(single, { day: format.day(from) }) : t(whole, { from: format.day(from), to: format.day(to) })
  return {
    /** `Du dim. 1er nov. 2026 au sam. 28 nov. 2026`. */
    of: (period: Periode) => words('span', 'spanDay', period),
    /** The period that figures are compared with. */
    compared: (before: Periode) => words('compared', 'comparedDay', before),
  }
}
