import { Button } from '@core/components/Button'
import { Page } from '@core/components/Page'
import { Later } from '@core/components/states/Later'
import { useFormat } from '@core/format/useFormat'
import { useFirstPageLoaded } from '@src/redux/session/useFirstPageLoaded'
import { useSchool } from '@src/redux/session/useSchool'
import { useUserStatestiqueQuery } from '@src/redux/stats/plateforme'
import { useTranslation } from 'react-i18next'
import { DaySkeleton } from '../Panel'
import { ManagerCharts } from './ManagerCharts'
import { ManagerFigures } from './ManagerFigures'
import { SPANS, type Span, useSpan } from './months'
import { PlatformUse } from './PlatformUse'
import { SchoolPanels } from './SchoolPanels'
import { WatchedSchools } from './WatchedSchools'

/** The platform's day: its schools, its income, and the schools that need attention. */
export function ManagerDashboard() {
  const { t } = useTranslation('dashboard')
  const format = useFormat()
  const { data, isError, isFetching, refetch } = useUserStatestiqueQuery(undefined, { refetchOnFocus: true })
  const stats = data?.vue === 'plateforme' ? data : undefined
  const asked = { stats, isError: isError && !stats, isFetching, retry: () => void refetch() }
  const { span, choose } = useSpan()
  const now = useFirstPageLoaded()
  return (
    <Page
      title={t('title')}
      description={format.day(useSchool().today, 'long')}
      actions={<Spans span={span} onChoose={choose} />}
    >
      <ManagerFigures asked={asked} />
      {asked.stats || asked.isError ? (
        <>
          <WatchedSchools asked={asked} />
          <PlatformUse asked={asked} />
          <ManagerCharts asked={asked} span={span} />
          <Later height={300} now={now}>
            <SchoolPanels />
          </Later>
        </>
      ) : (
        <DaySkeleton />
      )}
    </Page>
  )
}

function Spans({ span, onChoose }: { span: Span; onChoose: (span: Span) => void }) {
  const { t } = useTranslation('dashboard')
  return (
    <fieldset className="spans">
      <legend className="visually-hidden">{t('manager.span')}</legend>
      {SPANS.map((one) => (
        <Button
          key={one}
          size="sm"
          look={one === span ? 'secondary' : 'ghost'}
          aria-pressed={one === span}
          onClick={() => onChoose(one)}
        >
          {t('manager.months', { count: one })}
        </Button>
      ))}
    </fieldset>
  )
}
