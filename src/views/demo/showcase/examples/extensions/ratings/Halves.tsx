import { useFormat } from '@core/format/useFormat'
import { Rating, RatingShown } from '@src/views/demo/showcase/parts/Rating'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export function Halves() {
  const { t } = useTranslation('demoExtensions')
  const format = useFormat()
  const [value, setValue] = useState(3.5)
  return (
    <>
      <Rating label={t('word.halfStars')} value={value} halves onRate={setValue} />
      <p>
        <RatingShown value={value} />
      </p>
      <p role="status">{t('word.outOf', { value: format.number(value), total: 5 })}</p>
    </>
  )
}
