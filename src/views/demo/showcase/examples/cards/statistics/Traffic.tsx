import { useActiveUsersQuery, useNewsletterQuery, useSiteTrafficQuery } from '@src/redux/demo/card/api'
import { useLabels } from '@src/views/demo/dashboard/useLabels'
import { TrendCard } from '@src/views/demo/showcase/pieces/TrendCard'
import { useTranslation } from 'react-i18next'

export function Traffic() {
  const { t } = useTranslation('demoCards')
  const { days } = useLabels()
  return (
    <div className="showcase-columns">
      <TrendCard kind="line" title={t('trend.traffic')} categories={days} query={useSiteTrafficQuery()} />
      <TrendCard kind="line" title={t('trend.users')} categories={days} tone="info" query={useActiveUsersQuery()} />
      <TrendCard
        kind="line"
        title={t('trend.newsletter')}
        categories={days}
        tone="warning"
        query={useNewsletterQuery()}
      />
    </div>
  )
}
