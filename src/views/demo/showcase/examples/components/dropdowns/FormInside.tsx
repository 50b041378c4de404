import { Button } from '@core/components/Button'
import { Popover } from '@core/components/overlays/Popover'
import { usePressed } from '@src/views/demo/showcase/pieces/usePressed'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

export function FormInside() {
  const { t } = useTranslation('demoSample')
  const pressed = usePressed()
  const id = useId()
  return (
    <Popover label={t('search')}>
      <div className="field">
        <label className="form-label" htmlFor={id}>
          {t('city')}
        </label>
        <input id={id} className="form-control" />
      </div>
      <Button look="primary" onClick={pressed(t('search'))}>
        {t('search')}
      </Button>
    </Popover>
  )
}
