import { ActionCard } from '@src/views/demo/showcase/pieces/ActionCard'
import { useTranslation } from 'react-i18next'

export function Reloading() {
  const { t } = useTranslation('demoSample')
  return (
    <ActionCard title={t('exams')} actions={['reload']}>
      <p>{t('long')}</p>
    </ActionCard>
  )
}
