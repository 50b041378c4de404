import { BackLink } from '@core/components/BackLink'
import { Page } from '@core/components/Page'
import { ErrorState } from '@core/components/states/ErrorState'
import { CardSkeleton } from '@core/components/states/Skeletons'
import { Tabs } from '@core/components/Tabs'
import { paths } from '@src/configs/paths'
import { useRepriseQuery } from '@src/redux/argent/reprise'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { FirstDay } from './FirstDay'
import { TypedTab } from './TypedTab'
import '@src/parts/argent/argent.scss'
import './reprise.scss'

const SheetTab = lazy(async () => ({ default: (await import('./sheet/SheetTab')).SheetTab }))

/** The candidates from before: the packages they had bought, used and paid, typed row by row or read from a sheet. */
export function ReprisePage() {
  const { t } = useTranslation('reprise')
  const { data, isError, isFetching, refetch } = useRepriseQuery({ perPage: '1' })
  const tabs = [
    { id: 'saisie', label: t('tab.typed'), render: () => <TypedTab /> },
    {
      id: 'feuille',
      label: t('tab.sheet'),
      render: () => (
        <Suspense fallback={<CardSkeleton lines={4} />}>
          <SheetTab />
        </Suspense>
      ),
    },
  ]
  return (
    <Page title={t('title')} description={t('text')} back={<BackLink to={paths.regularisation}>{t('back')}</BackLink>}>
      {data ? <FirstDay dateReprise={data.dateReprise} /> : null}
      {data?.dateReprise ? <Tabs label={t('title')} tabs={tabs} /> : null}
      {!data && isError ? <ErrorState onRetry={() => void refetch()} retrying={isFetching} /> : null}
      {data || isError ? null : <CardSkeleton lines={8} />}
    </Page>
  )
}
