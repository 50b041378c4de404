import { Button } from '@core/components/Button'
import { toast } from '@core/components/messages/toast'
import { Rating } from '@src/views/demo/showcase/parts/Rating'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export function Controlled() {
  const { t } = useTranslation('demoExtensions')
  const [value, setValue] = useState(4)
  return (
    <>
      <Rating label={t('word.yourRating')} value={value} onRate={setValue} />
      <div className="showcase-row">
        <Button onClick={() => toast.info(t('word.stars', { count: value }))}>{t('word.getRating')}</Button>
        <Button onClick={() => setValue(0)}>{t('word.clear')}</Button>
        <Button onClick={() => setValue(3)}>{t('word.setThree')}</Button>
      </div>
    </>
  )
}
