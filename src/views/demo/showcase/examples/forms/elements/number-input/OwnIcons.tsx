import { Stepper } from '@src/views/demo/showcase/parts/Stepper'
import { CircleMinus, CirclePlus, TrendingDown, TrendingUp } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export function OwnIcons() {
  const { t } = useTranslation('demoForms')
  const [quantity, setQuantity] = useState(2)
  const [price, setPrice] = useState(45)
  return (
    <div className="form-grid">
      <Stepper label={t('word.quantity')} value={quantity} onChange={setQuantity} icons={[CircleMinus, CirclePlus]} />
      <Stepper label={t('word.price')} value={price} onChange={setPrice} icons={[TrendingDown, TrendingUp]} />
    </div>
  )
}
