import { RangePair } from '@src/views/demo/showcase/parts/slider/RangePair'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const DAY = 24
const HOURS = 3

export function FixedSpan() {
  const { t } = useTranslation('demoExtensions')
  const [from, setFrom] = useState(9)
  // Both ends move together: the lesson keeps its length.
  const moveTo = (next: number) => setFrom(Math.min(DAY - HOURS, Math.max(0, next)))
  return (
    <RangePair
      label={t('word.fixedSpan', { hours: HOURS })}
      max={DAY}
      ends={[from, from + HOURS]}
      onFrom={moveTo}
      onTo={(next) => moveTo(next - HOURS)}
      shown={t('word.span', { from, to: from + HOURS })}
    />
  )
}
