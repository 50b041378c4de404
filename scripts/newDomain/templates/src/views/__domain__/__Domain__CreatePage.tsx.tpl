import type { __Domain__ } from '@contract/__wing__/__domain__'
import { BackLink } from '@core/components/BackLink'
import { Page } from '@core/components/Page'
import { toast } from '@core/components/messages/toast'
import { paths } from '@src/configs/paths'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { __Domain__Form } from './__Domain__Form'

/** The page for a new record. */
export function __Domain__CreatePage() {
  const { t } = useTranslation('__domain__')
  const navigate = useNavigate()
  const onSaved = useCallback(
    ({ nom }: __Domain__) => {
      toast.success(t('created', { nom }))
      navigate(paths.__domains__)
    },
    [t, navigate],
  )
  return (
    <Page title={t('newTitle')} back={<BackLink to={paths.__domains__}>{t('title')}</BackLink>}>
      <__Domain__Form onSaved={onSaved} />
    </Page>
  )
}
