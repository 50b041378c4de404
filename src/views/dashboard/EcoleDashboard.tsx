import { ButtonLink } from '@core/components/ButtonLink'
import { EmptyState } from '@core/components/EmptyState'
import { ErrorState } from '@core/components/ErrorState'
import { Page } from '@core/components/Page'
import { useFormat } from '@core/format/useFormat'
import { paths } from '@src/configs/paths'
import { useReadOnly } from '@src/parts/account/useReadOnly'
import { useAbility } from '@src/redux/session/ability'
import { FileUp, ListChecks, Plus, Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { EcoleFigures } from './EcoleFigures'
import { LatestCandidats } from './LatestCandidats'
import { PlanningFigures } from './PlanningFigures'
import { TodayPanel } from './today/TodayPanel'
import { useEcoleDay } from './useEcoleDay'
import { WaitingSteps } from './WaitingSteps'

/** The school's day: figures, open tasks, latest candidates. */
export function EcoleDashboard() {
  const { t } = useTranslation(['dashboard', 'nav'])
  const format = useFormat()
  const day = useEcoleDay()
  const plans = useAbility().can('create', 'Evenement')
  const readOnly = useReadOnly()
  const isNew = day.data?.chiffres.candidats === 0
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
      {day.state === 'error' ? <ErrorState onRetry={day.retry} /> : <EcoleFigures day={day} />}
      {isNew ? (
        <div className="card">{readOnly ? <WaitingSteps {...readOnly} /> : <FirstSteps />}</div>
      ) : (
        <div className="dashboard-columns">
          <TodayPanel day={day} isReadOnly={readOnly !== null} />
          <div className="dashboard-side">
            <LatestCandidats day={day} />
            {plans ? <PlanningFigures firstOfMonth={day.firstOfMonth} /> : null}
          </div>
        </div>
      )}
    </Page>
  )
}

function FirstSteps() {
  const { t } = useTranslation('dashboard')
  return (
    <EmptyState
      icon={Users}
      title={t('start.title')}
      text={t('start.text')}
      action={
        <div className="page-actions">
          <ButtonLink icon={FileUp} to={paths.candidatImport}>
            {t('start.import')}
          </ButtonLink>
          <ButtonLink look="primary" icon={Plus} to={paths.candidatNew}>
            {t('start.add')}
          </ButtonLink>
        </div>
      }
    />
  )
}
