import { Swipe } from '@src/views/demo/showcase/swipe/Swipe'
import { useClips } from '@src/views/demo/showcase/swipe/useClips'
import { useTranslation } from 'react-i18next'
import { Navigation } from 'swiper/modules'

export function Arrows() {
  const { t } = useTranslation('demoExtensions')
  return (
    <Swipe label={t('word.pictures')} slides={useClips(5)} modules={[Navigation]} className="is-bound" navigation />
  )
}
