import { StatusDot } from '@core/components/StatusDot'
import { useTranslation } from 'react-i18next'

/** Whether something is published for learners. */
export function PublishedState({ published }: { published: boolean }) {
  const { t } = useTranslation('coursEdition')
  return <StatusDot tone={published ? 'success' : 'neutral'} label={t(`published.${published}`)} />
}
