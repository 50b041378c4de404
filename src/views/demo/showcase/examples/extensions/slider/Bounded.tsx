import { RangePair } from '@src/views/demo/showcase/parts/slider/RangePair'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** The least and the most hours between the two ends. */
const [LEAST, MOST] = [2, 6]
const DAY = 24

export function Bounded() {
  const { t } = useTranslation('demoExtensions')
  const [[from, to], setSpan] = useState<readonly [number, number]>([9, 13])
  // The other end moves too where the span would become too short or too long.
  const setFrom = (asked: number) => {
    const next = Math.min(asked, DAY - LEAST)
    setSpan([next, Math.min(Math.max(to, next + LEAST), next + MOST)])
  }
  const setTo = (asked: number) => {
    const next = Math.max(asked, LEAST)
    setSpan([Math.max(Math.min(from, next - LEAST), next - MOST), next])
  }
  return (
    <RangePair
      label={t('word.boundedSpan', { least: LEAST, most: MOST })}
      max={DAY}
      ends={[from, to]}
      onFrom={setFrom}
      onTo={setTo}
      shown={t('word.span', { from, to })}
    />
  )
}
