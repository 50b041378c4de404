import { Button } from '@core/components/Button'
import { Rating } from '@src/views/demo/showcase/parts/Rating'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export function Basic() {
  const { t } = useTranslation('demoExtensions')
  const [value, setValue] = useState(3)
  const [hovered, setHovered] = useState<number | null>(null)
  return (
    <>
      <Rating label={t('word.yourRating')} value={value} onRate={setValue} onHover={setHovered} />
      <p role="status">{t('word.stars', { count: hovered ?? value })}</p>
      <div className="showcase-row">
        <Button size="sm" onClick={() => setValue(0)}>
          {t('word.clear')}
        </Button>
      </div>
    </>
  )
}
