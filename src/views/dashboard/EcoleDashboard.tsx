import { ButtonLink } from '@core/components/ButtonLink'
import { Page } from '@core/components/Page'
import { ErrorState } from '@core/components/states/ErrorState'
import { Later } from '@core/components/states/Later'
import { useFormat } from '@core/format/useFormat'
import { paths } from '@src/configs/paths'
import { useReadOnly } from '@src/parts/profil/useReadOnly'
import { useAbility } from '@src/redux/session/ability'
import { ListChecks } from 'lucide-react'
import { lazy, useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { EcoleFigures } from './EcoleFigures'
import { FirstSteps } from './FirstSteps'
import { LatestCandidats } from './LatestCandidats'
import { NextHours, useNextHours } from './NextHours'
import { DaySkeleton } from './Panel'
import { SetUpCard } from './SetUpSteps'
import { StatsLater } from './stats/StatsLater'
import { TodayPanel } from './today/TodayPanel'
import { type EcoleDay, useEcoleDay } from './useEcoleDay'
import { WaitingSteps } from './WaitingSteps'

const MonthAhead = lazy(async () => ({ default: (await import('./MonthAhead')).MonthAhead }))

/** The school's day: figures, open tasks, latest candidates. */
export function EcoleDashboard() {
  const { t } = useTranslation(['dashboard', 'nav'])
  const format = useFormat()
  const day = useEcoleDay()
  const readOnly = useReadOnly()
  return (
    <Page
      title={t('title')}
      description={format.day(day.today, 'long')}
      actions={
        <ButtonLink icon={ListChecks} to={paths.regularisation}>
          {t('nav:regularisation')}
        </ButtonLink>
      }
    >
      {day.data?.chiffres.candidats === 0 ? (
        <>
          <EcoleFigures day={day} />
          <div className="card">
            {readOnly ? <WaitingSteps {...readOnly} /> : <FirstSteps made={day.data.miseEnRoute} />}
          </div>
        </>
      ) : (
        <Day day={day} isReadOnly={readOnly !== null} />
      )}
    </Page>
  )
}

/** The next hours and the open tasks come first, then the state of the school, and the figures of the period. */
function Day({ day, isReadOnly }: { day: EcoleDay; isReadOnly: boolean }) {
  const readsPlanning = useAbility().can('read', 'Evenement')
  const hours = useNextHours({ skip: !readsPlanning })
  // Both are shown together: otherwise the later answer would move the other one under the user's finger. Deferred,
  // because it is slow to draw: a slow phone draws it in slices and answers taps in between.
  const isLoaded = day.state !== 'loading' && !(readsPlanning && hours.state === 'loading')
  const isDrawn = useDeferredValue(isLoaded, false)
  if (!isDrawn) return <DaySkeleton />
  return (
    <>
      {day.data && !isReadOnly ? <SetUpCard made={day.data.miseEnRoute} /> : null}
      {readsPlanning ? <NextHours hours={hours} /> : null}
      <div className="dashboard-columns">
        <TodayPanel day={day} isReadOnly={isReadOnly} />
        <div className="dashboard-side">
          {day.state === 'error' ? <ErrorState onRetry={day.retry} /> : <EcoleFigures day={day} />}
          <LatestCandidats day={day} />
          <Later height={560}>
            <MonthAhead />
          </Later>
        </div>
      </div>
      <StatsLater />
    </>
  )
}
