import { RangePair } from '@src/views/demo/showcase/parts/slider/RangePair'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export function FromTo() {
  const { t } = useTranslation('demoExtensions')
  const [ends, setEnds] = useState<readonly [number, number]>([8, 17])
  const [from, to] = ends
  return (
    <RangePair
      label={t('word.openHours')}
      max={24}
      ends={ends}
      onFrom={(next) => setEnds([Math.min(next, to), to])}
      onTo={(next) => setEnds([from, Math.max(next, from)])}
      shown={t('word.span', { from, to })}
    />
  )
}
