import { Tooltip } from '@core/components/overlays/Tooltip'
import { usePressed } from '@src/views/demo/showcase/pieces/usePressed'
import { Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button as RsButton } from 'reactstrap'

export function Basic() {
  const { t } = useTranslation('demoSample')
  const pressed = usePressed()
  return (
    <div className="showcase-row">
      <Tooltip text={t('print')}>
        <RsButton
          type="button"
          color="ghost"
          className="btn-icon"
          aria-label={t('print')}
          onClick={pressed(t('print'))}
        >
          <Printer aria-hidden size={18} strokeWidth={1.75} />
        </RsButton>
      </Tooltip>
      <Tooltip text={t('short')} placement="end">
        <RsButton type="button" color="secondary" onClick={pressed(t('place.end'))}>
          {t('place.end')}
        </RsButton>
      </Tooltip>
    </div>
  )
}
