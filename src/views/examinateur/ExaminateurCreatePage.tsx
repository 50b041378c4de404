import type { Examinateur } from '@contract/planning/examinateur'
import { BackLink } from '@core/components/BackLink'
import { toast } from '@core/components/messages/toast'
import { Page } from '@core/components/Page'
import { fullName } from '@core/format/names'
import { paths } from '@src/configs/paths'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { ExaminateurForm } from './ExaminateurForm'

/** Creates an examiner. */
export function ExaminateurCreatePage() {
  const { t } = useTranslation('examinateur')
  const navigate = useNavigate()
  const onSaved = useCallback(
    (saved: Examinateur) => {
      toast.success(t('created', { nom: fullName(saved) }))
      navigate(paths.examinateurs)
    },
    [t, navigate],
  )
  return (
    <Page title={t('newTitle')} back={<BackLink to={paths.examinateurs}>{t('title')}</BackLink>}>
      <ExaminateurForm onSaved={onSaved} />
    </Page>
  )
}
