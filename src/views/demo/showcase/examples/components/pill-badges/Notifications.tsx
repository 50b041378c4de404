import { Button } from '@core/components/Button'
import { usePressed } from '@src/views/demo/showcase/pieces/usePressed'
import { Bell, Mail } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Badge } from 'reactstrap'

export function Notifications() {
  const { t } = useTranslation('demoSample')
  const pressed = usePressed()
  return (
    <div className="bs showcase-row">
      <Button icon={Bell} aria-label={t('unread', { number: 6 })} onClick={pressed(t('unread', { number: 6 }))}>
        <Badge pill color="danger">
          6
        </Badge>
      </Button>
      <Button icon={Mail} onClick={pressed(t('messages'))}>
        {t('messages')}{' '}
        <Badge pill color="primary">
          12
        </Badge>
      </Button>
    </div>
  )
}
