import { Swipe } from '@src/views/demo/showcase/swipe/Swipe'
import { useClips } from '@src/views/demo/showcase/swipe/useClips'
import { useTranslation } from 'react-i18next'
import { Grid } from 'swiper/modules'

export function Rows() {
  const { t } = useTranslation('demoExtensions')
  return (
    <Swipe
      label={t('word.pictures')}
      slides={useClips(12)}
      modules={[Grid]}
      className="in-rows"
      slidesPerView={3}
      grid={{ rows: 2, fill: 'row' }}
    />
  )
}
