import { ActionCard } from '@src/views/demo/showcase/pieces/ActionCard'
import { useTranslation } from 'react-i18next'

export function Folding() {
  const { t } = useTranslation('demoSample')
  return (
    <ActionCard title={t('lessons')} actions={['collapse']}>
      <p>{t('long')}</p>
    </ActionCard>
  )
}
