import { Button } from '@core/components/Button'
import { IconButton } from '@core/components/IconButton'
import { Copy, Pencil } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ButtonGroup, ButtonToolbar } from 'reactstrap'

export function Groups() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="bs showcase-stack">
      <ButtonGroup aria-label={t('lessons')}>
        <Button>{t('day')}</Button>
        <Button>{t('week')}</Button>
        <Button>{t('month')}</Button>
      </ButtonGroup>
      <ButtonToolbar aria-label={t('tools')}>
        <ButtonGroup aria-label={t('edit')}>
          <IconButton icon={Pencil} label={t('edit')} />
          <IconButton icon={Copy} label={t('copy')} />
        </ButtonGroup>
        <ButtonGroup vertical aria-label={t('lessons')}>
          <Button>{t('day')}</Button>
          <Button>{t('week')}</Button>
        </ButtonGroup>
      </ButtonToolbar>
    </div>
  )
}
