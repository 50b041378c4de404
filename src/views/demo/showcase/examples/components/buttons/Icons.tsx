import { Button } from '@core/components/Button'
import { Download, Plus, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'

export function Icons() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="showcase-row">
      <Button look="primary" icon={Plus}>
        {t('add')}
      </Button>
      <Button icon={Download}>{t('download')}</Button>
      <Button look="danger-ghost" icon={Trash2}>
        {t('delete')}
      </Button>
    </div>
  )
}
