import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

const STEPS = [
  ['day', 1440],
  ['hour', 60],
  ['minute', 1],
] as const

/** A number of minutes ago in words: `il y a 12 min`. */
export function useAgo() {
  const { i18n } = useTranslation()
  return useMemo(() => {
    const format = new Intl.RelativeTimeFormat(i18n.language, { style: 'short' })
    return (minutes: number) => {
      const [unit, length] = STEPS.find(([, step]) => minutes >= step) ?? STEPS[2]
      return format.format(-Math.floor(minutes / length), unit)
    }
  }, [i18n.language])
}
