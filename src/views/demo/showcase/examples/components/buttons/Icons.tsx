import { Button } from '@core/components/Button'
import { usePressed } from '@src/views/demo/showcase/pieces/usePressed'
import { Download, Plus, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'

export function Icons() {
  const { t } = useTranslation('demoSample')
  const pressed = usePressed()
  return (
    <div className="showcase-row">
      <Button look="primary" icon={Plus} onClick={pressed(t('add'))}>
        {t('add')}
      </Button>
      <Button icon={Download} onClick={pressed(t('download'))}>
        {t('download')}
      </Button>
      <Button look="danger-ghost" icon={Trash2} onClick={pressed(t('delete'))}>
        {t('delete')}
      </Button>
    </div>
  )
}
