import { Picture } from '@src/views/demo/showcase/pieces/Picture'
import { Slides } from '@src/views/demo/showcase/pieces/Slides'
import { useTranslation } from 'react-i18next'

export function Captions() {
  const { t } = useTranslation('demoSample')
  return (
    <Slides
      label={t('lessons')}
      slides={[
        { id: 'road', picture: <Picture alt="" />, caption: t('title') },
        { id: 'short', picture: <Picture alt="" hue={120} />, caption: t('short') },
      ]}
    />
  )
}
