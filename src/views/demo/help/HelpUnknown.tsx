import { ButtonLink } from '@core/components/ButtonLink'
import { EmptyState } from '@core/components/states/EmptyState'
import { demoPaths } from '@src/configs/demo/paths'
import { FileQuestionMark } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** Replaces an area or an article that does not exist. */
export function HelpUnknown() {
  const { t } = useTranslation('demoHelp')
  return (
    <div className="card">
      <EmptyState
        icon={FileQuestionMark}
        title={t('unknown.text')}
        action={<ButtonLink to={demoPaths.knowledgeBase}>{t('unknown.back')}</ButtonLink>}
      />
    </div>
  )
}
