import { IconButton } from '@core/components/IconButton'
import { usePressed } from '@src/views/demo/showcase/pieces/usePressed'
import { Download, Share2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'

export function IconButtons() {
  const { t } = useTranslation('demoSample')
  const pressed = usePressed()
  return (
    <div className="showcase-row">
      <IconButton icon={Download} label={t('download')} onClick={pressed(t('download'))} />
      <IconButton icon={Share2} label={t('share')} onClick={pressed(t('share'))} />
    </div>
  )
}
