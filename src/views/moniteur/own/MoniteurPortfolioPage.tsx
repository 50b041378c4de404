import type { Moniteur } from '@contract/ecole/moniteur'
import { Avatar } from '@core/components/Avatar'
import { Facts } from '@core/components/Facts'
import { Page } from '@core/components/Page'
import { ErrorState } from '@core/components/states/ErrorState'
import { Later } from '@core/components/states/Later'
import { CardSkeleton } from '@core/components/states/Skeletons'
import { type TabItem, Tabs } from '@core/components/Tabs'
import { fullName } from '@core/format/names'
import { useOwnMoniteurQuery } from '@src/redux/moniteur/moniteur'
import { useAbility } from '@src/redux/session/ability'
import { useFirstPageLoaded } from '@src/redux/session/useFirstPageLoaded'
import { lazy, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FluxIcal } from '../../flux/FluxIcal'
import { MaJournee } from '../../journee/MaJournee'
import { Disponibilite } from '../Disponibilite'
import { useMoniteurFacts } from '../MoniteurFacts'
import { OwnFigures } from './OwnFigures'
import '../moniteur.scss'

/* An instructor opens the day on the phone: the other tabs are loaded when chosen, and the parts below the day when
   they come into sight. */
const OwnCandidats = lazy(async () => ({ default: (await import('./OwnCandidats')).OwnCandidats }))
const DisponibiliteTab = lazy(async () => ({
  default: (await import('../../disponibilite/DisponibiliteTab')).DisponibiliteTab,
}))
const CongesTab = lazy(async () => ({ default: (await import('../../disponibilite/CongesTab')).CongesTab }))
const ActiviteTab = lazy(async () => ({ default: (await import('../../disponibilite/ActiviteTab')).ActiviteTab }))
const PaieTab = lazy(async () => ({ default: (await import('../../transaction/paie/PaieTab')).PaieTab }))

/** « Ma Fiche »: an instructor's day, data, week, leave and pay. */
export function MoniteurPortfolioPage() {
  const { t } = useTranslation('moniteur')
  const { data, isError, isFetching, refetch } = useOwnMoniteurQuery()
  const canEdit = useAbility().can('update', 'Disponibilite')
  const withFile = (render: (moniteur: Moniteur) => ReactNode) => {
    if (data) return render(data)
    return isError ? <ErrorState onRetry={() => void refetch()} retrying={isFetching} /> : <CardSkeleton lines={6} />
  }
  const tabs: TabItem[] = [
    {
      id: 'fiche',
      label: t('tabs.sheet'),
      render: () => (
        <Today idMoniteur={data?.id}>
          {withFile((moniteur) => (
            <OwnFile moniteur={moniteur} />
          ))}
        </Today>
      ),
    },
    {
      id: 'disponibilite',
      label: t('tabs.week'),
      render: () => withFile(({ id }) => <DisponibiliteTab idMoniteur={id} canEdit={canEdit} />),
    },
    {
      id: 'conges',
      label: t('tabs.leave'),
      render: () => withFile(({ id }) => <CongesTab idMoniteur={id} canEdit={canEdit} />),
    },
    {
      id: 'activite',
      label: t('tabs.activity'),
      render: () => withFile(({ id }) => <ActiviteTab idMoniteur={id} />),
    },
    {
      id: 'paie',
      label: t('tabs.pay'),
      render: () => withFile((moniteur) => <PaieTab idMoniteur={moniteur.id} nom={fullName(moniteur)} />),
    },
  ]
  return (
    <Page
      title={t('portfolio.title')}
      actions={<FluxIcal ressource="moniteur" idRessource={data?.id} nom={data ? fullName(data) : ''} />}
    >
      <Tabs label={t('tabs.label')} tabs={tabs} />
    </Page>
  )
}

function Today({ idMoniteur, children }: { idMoniteur: number | undefined; children: ReactNode }) {
  const now = useFirstPageLoaded()
  return (
    <div className="in-order">
      <MaJournee />
      <Later height={96} now={now}>
        {idMoniteur === undefined ? null : <OwnFigures idMoniteur={idMoniteur} />}
      </Later>
      <Later height={480} now={now}>
        <OwnCandidats />
      </Later>
      {children}
    </div>
  )
}

function OwnFile({ moniteur }: { moniteur: Moniteur }) {
  const { t } = useTranslation('moniteur')
  const nom = fullName(moniteur)
  return (
    <section className="card card-body own-file" aria-label={nom}>
      <div className="person">
        <Avatar name={nom} src={moniteur.photo} size={64} />
        <div>
          <h2>{nom}</h2>
          <Disponibilite availability={moniteur.availability} />
        </div>
      </div>
      <Facts facts={useMoniteurFacts(moniteur)} />
      <p className="muted mb-0">{t('portfolio.text')}</p>
    </section>
  )
}
