import { Button } from '@core/components/Button'
import { ActionCard } from '@src/views/demo/showcase/pieces/ActionCard'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export function Removing() {
  const { t } = useTranslation('demoSample')
  const [isShown, setShown] = useState(true)
  if (!isShown) return <Button onClick={() => setShown(true)}>{t('again')}</Button>
  return (
    <ActionCard title={t('vehicles')} actions={['remove']} onRemove={() => setShown(false)}>
      <p>{t('long')}</p>
    </ActionCard>
  )
}
