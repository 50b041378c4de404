import { ButtonLink } from '@core/components/ButtonLink'
import { EmptyState } from '@core/components/states/EmptyState'
import { demoPaths } from '@src/configs/demo/paths'
import { FileX } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** Replaces an article that does not exist. */
export function ArticleUnknown() {
  const { t } = useTranslation('demoBlog')
  return (
    <div className="card">
      <EmptyState
        icon={FileX}
        title={t('unknown.text')}
        action={<ButtonLink to={demoPaths.blog}>{t('unknown.back')}</ButtonLink>}
      />
    </div>
  )
}
