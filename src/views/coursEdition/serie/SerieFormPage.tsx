import { BackLink } from '@core/components/BackLink'
import { Page } from '@core/components/Page'
import { ErrorState } from '@core/components/states/ErrorState'
import { FormSkeleton } from '@core/components/states/Skeletons'
import { paths } from '@src/configs/paths'
import { useReadLanguage } from '@src/parts/cours/useReadLanguage'
import { useSeriesQuery } from '@src/redux/code-course/serie'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { idIn } from '../idIn'
import { SerieForm } from './SerieForm'

/** Adds a series, or changes the one that the address names. */
export function SerieFormPage() {
  const { t } = useTranslation('coursEdition')
  const read = useReadLanguage()
  const { id } = useParams()
  const { data, isError, isFetching, refetch } = useSeriesQuery(undefined, { skip: id === undefined })
  const serie = data?.data.find((row) => row.id === idIn(id ?? ''))
  const isReady = id === undefined || serie
  return (
    <Page
      title={serie ? serie.title[read] : t(id === undefined ? 'serie.newTitle' : 'serie.editTitle')}
      back={<BackLink to={paths.series}>{t('tabs.series')}</BackLink>}
    >
      {isReady ? <SerieForm key={serie?.id} serie={serie} /> : null}
      {!isReady && data ? <ErrorState title={t('serie.unknown')} text={t('unknownText')} /> : null}
      {!isReady && !data && isError ? <ErrorState onRetry={() => void refetch()} retrying={isFetching} /> : null}
      {!isReady && !data && !isError ? <FormSkeleton fields={3} /> : null}
    </Page>
  )
}
