import { Rating } from '@src/views/demo/showcase/parts/Rating'
import { Car, Heart } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export function OwnSign() {
  const { t } = useTranslation('demoExtensions')
  const [hearts, setHearts] = useState(4)
  const [cars, setCars] = useState(2)
  return (
    <div className="showcase-stack">
      <Rating label={t('word.ratedLesson')} value={hearts} icon={Heart} onRate={setHearts} />
      <Rating label={t('word.ratedCar')} value={cars} icon={Car} onRate={setCars} />
    </div>
  )
}
