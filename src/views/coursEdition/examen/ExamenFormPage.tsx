import { BackLink } from '@core/components/BackLink'
import { Page } from '@core/components/Page'
import { ErrorState } from '@core/components/states/ErrorState'
import { FormSkeleton } from '@core/components/states/Skeletons'
import { paths } from '@src/configs/paths'
import { useReadLanguage } from '@src/parts/cours/useReadLanguage'
import { useExamensBlancsQuery } from '@src/redux/code-course/examenBlanc'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { idIn } from '../idIn'
import { ExamenForm } from './ExamenForm'

/** Adds a mock exam, or changes the one that the address names. */
export function ExamenFormPage() {
  const { t } = useTranslation('coursEdition')
  const read = useReadLanguage()
  const { id } = useParams()
  const { data, isError, isFetching, refetch } = useExamensBlancsQuery(undefined, { skip: id === undefined })
  const examen = data?.data.find((row) => row.id === idIn(id ?? ''))
  const isReady = id === undefined || examen
  return (
    <Page
      title={examen ? examen.title[read] : t(id === undefined ? 'examen.newTitle' : 'examen.editTitle')}
      back={<BackLink to={paths.examensBlancs}>{t('tabs.examens')}</BackLink>}
    >
      {isReady ? <ExamenForm key={examen?.id} examen={examen} /> : null}
      {!isReady && data ? <ErrorState title={t('examen.unknown')} text={t('unknownText')} /> : null}
      {!isReady && !data && isError ? <ErrorState onRetry={() => void refetch()} retrying={isFetching} /> : null}
      {!isReady && !data && !isError ? <FormSkeleton fields={8} /> : null}
    </Page>
  )
}
