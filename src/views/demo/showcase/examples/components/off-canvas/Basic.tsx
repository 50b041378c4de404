import { Button } from '@core/components/Button'
import { DetailsPanel } from '@core/components/overlays/DetailsPanel'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export function Basic() {
  const { t } = useTranslation('demoSample')
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <Button onClick={() => setOpen(true)}>{t('open')}</Button>
      {isOpen ? (
        <DetailsPanel
          title={t('title')}
          onClose={() => setOpen(false)}
          footer={
            <Button look="primary" onClick={() => setOpen(false)}>
              {t('save')}
            </Button>
          }
        >
          <p>{t('long')}</p>
        </DetailsPanel>
      ) : null}
    </div>
  )
}
