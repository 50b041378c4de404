import { IconButton } from '@core/components/IconButton'
import { Download, Share2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'

export function IconButtons() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="showcase-row">
      <IconButton icon={Download} label={t('download')} />
      <IconButton icon={Share2} label={t('share')} />
    </div>
  )
}
