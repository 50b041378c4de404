import { Button } from '@core/components/Button'
import { IconButton } from '@core/components/IconButton'
import { usePressed } from '@src/views/demo/showcase/pieces/usePressed'
import { Copy, Pencil } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ButtonGroup, ButtonToolbar } from 'reactstrap'

export function Groups() {
  const { t } = useTranslation('demoSample')
  const pressed = usePressed()
  return (
    <div className="bs showcase-stack">
      <ButtonGroup aria-label={t('lessons')}>
        <Button onClick={pressed(t('day'))}>{t('day')}</Button>
        <Button onClick={pressed(t('week'))}>{t('week')}</Button>
        <Button onClick={pressed(t('month'))}>{t('month')}</Button>
      </ButtonGroup>
      <ButtonToolbar aria-label={t('tools')}>
        <ButtonGroup aria-label={t('edit')}>
          <IconButton icon={Pencil} label={t('edit')} onClick={pressed(t('edit'))} />
          <IconButton icon={Copy} label={t('copy')} onClick={pressed(t('copy'))} />
        </ButtonGroup>
        <ButtonGroup vertical aria-label={t('lessons')}>
          <Button onClick={pressed(t('day'))}>{t('day')}</Button>
          <Button onClick={pressed(t('week'))}>{t('week')}</Button>
        </ButtonGroup>
      </ButtonToolbar>
    </div>
  )
}
