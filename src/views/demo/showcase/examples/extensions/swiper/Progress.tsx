import { Swipe } from '@src/views/demo/showcase/swipe/Swipe'
import { useClips } from '@src/views/demo/showcase/swipe/useClips'
import { useTranslation } from 'react-i18next'
import { Navigation, Pagination } from 'swiper/modules'

export function Progress() {
  const { t } = useTranslation('demoExtensions')
  return (
    <Swipe
      label={t('word.pictures')}
      slides={useClips(6)}
      modules={[Navigation, Pagination]}
      className="is-bound"
      navigation
      pagination={{ type: 'progressbar' }}
    />
  )
}
