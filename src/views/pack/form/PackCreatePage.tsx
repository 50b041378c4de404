import type { Pack } from '@contract/plateforme/pack'
import { BackLink } from '@core/components/BackLink'
import { toast } from '@core/components/messages/toast'
import { Page } from '@core/components/Page'
import { paths } from '@src/configs/paths'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { PackForm } from './PackForm'

/** Creates a pack. */
export function PackCreatePage() {
  const { t } = useTranslation('pack')
  const navigate = useNavigate()
  const onSaved = useCallback(
    ({ nom }: Pack) => {
      toast.success(t('created', { nom }))
      navigate(paths.packs)
    },
    [t, navigate],
  )
  return (
    <Page title={t('newTitle')} back={<BackLink to={paths.packs}>{t('title')}</BackLink>}>
      <PackForm onSaved={onSaved} />
    </Page>
  )
}
