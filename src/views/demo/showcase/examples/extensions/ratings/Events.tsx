import { Rating } from '@src/views/demo/showcase/parts/Rating'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export function Events() {
  const { t } = useTranslation('demoExtensions')
  const [value, setValue] = useState(2)
  const [hovered, setHovered] = useState<number | null>(null)
  return (
    <>
      <Rating label={t('word.yourRating')} value={value} onRate={setValue} onHover={setHovered} />
      <p role="status">{t('word.rated', { value })}</p>
      <p>{hovered === null ? t('word.hoveredNone') : t('word.hovered', { value: hovered })}</p>
    </>
  )
}
