import { Button } from '@core/components/Button'
import { Popover } from '@core/components/Popover'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

export function FormInside() {
  const { t } = useTranslation('demoSample')
  const id = useId()
  return (
    <Popover label={t('search')}>
      <div className="field">
        <label className="form-label" htmlFor={id}>
          {t('city')}
        </label>
        <input id={id} className="form-control" />
      </div>
      <Button look="primary">{t('search')}</Button>
    </Popover>
  )
}
