import type { Moniteur } from '@contract/ecole/moniteur'
import { BackLink } from '@core/components/BackLink'
import { toast } from '@core/components/messages/toast'
import { Page } from '@core/components/Page'
import { fullName } from '@core/format/names'
import { paths } from '@src/configs/paths'
import { FullBanner } from '@src/views/package/FullBanner'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { MoniteurForm } from './MoniteurForm'

/** Creates an instructor. */
export function MoniteurCreatePage() {
  const { t } = useTranslation('moniteur')
  const navigate = useNavigate()
  const onSaved = useCallback(
    (saved: Moniteur) => {
      toast.success(t('created', { nom: fullName(saved) }))
      navigate(paths.moniteurs)
    },
    [t, navigate],
  )
  return (
    <Page
      title={t('newTitle')}
      description={t('newText')}
      back={<BackLink to={paths.moniteurs}>{t('title')}</BackLink>}
    >
      <FullBanner of="moniteurs" />
      <MoniteurForm onSaved={onSaved} />
    </Page>
  )
}
