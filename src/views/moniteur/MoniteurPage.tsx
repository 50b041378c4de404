import type { Moniteur } from '@contract/ecole/moniteur'
import { Avatar } from '@core/components/Avatar'
import { BackLink } from '@core/components/BackLink'
import { ButtonLink } from '@core/components/ButtonLink'
import { Banner } from '@core/components/messages/Banner'
import { Page } from '@core/components/Page'
import { ErrorState } from '@core/components/states/ErrorState'
import { CardSkeleton } from '@core/components/states/Skeletons'
import { type TabItem, Tabs } from '@core/components/Tabs'
import { fullName } from '@core/format/names'
import { paths } from '@src/configs/paths'
import { useCategories } from '@src/parts/moniteur/useCategories'
import { isNotFound } from '@src/redux/answers/isNotFound'
import { useMoniteurQuery } from '@src/redux/moniteur/moniteur'
import { useAbility } from '@src/redux/session/ability'
import { CalendarDays, Pencil } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { ActiviteTab } from '../disponibilite/ActiviteTab'
import { CongesTab } from '../disponibilite/CongesTab'
import { DisponibiliteTab } from '../disponibilite/DisponibiliteTab'
import { FluxIcal } from '../flux/FluxIcal'
import { PAIE_PARAMS, PaieTab } from '../transaction/paie/PaieTab'
import { Disponibilite } from './Disponibilite'
import { MoniteurFacts } from './MoniteurFacts'
import { OwnCandidats } from './own/OwnCandidats'
import './moniteur.scss'

/** An instructor: their data, their week, their leave, their hours and pay, their candidates. */
export function MoniteurPage() {
  const { t } = useTranslation('moniteur')
  const { id } = useParams()
  const { currentData, error, isFetching, refetch } = useMoniteurQuery(Number(id))
  if (currentData) return <Sheet moniteur={currentData} />
  return (
    <Page title={t('editTitle')} back={<BackLink to={paths.moniteurs}>{t('title')}</BackLink>}>
      {isNotFound(error) ? <ErrorState title={t('unknown.title')} text={t('unknown.text')} /> : null}
      {error && !isNotFound(error) ? <ErrorState onRetry={() => void refetch()} retrying={isFetching} /> : null}
      {error ? null : <CardSkeleton lines={8} />}
    </Page>
  )
}

/** The actions on an instructor: open their calendar, edit their data. */
function Actions({ moniteur }: { moniteur: Moniteur }) {
  const { t } = useTranslation('moniteur')
  const ability = useAbility()
  return (
    <>
      {ability.can('read', 'Evenement') ? (
        <ButtonLink icon={CalendarDays} to={`${paths.calendrier}?idMoniteur=${moniteur.id}`}>
          {t('sheet.calendar')}
        </ButtonLink>
      ) : null}
      <FluxIcal ressource="moniteur" idRessource={moniteur.id} nom={fullName(moniteur)} />
      {ability.can('update', 'Moniteur') ? (
        <ButtonLink icon={Pencil} to={paths.moniteurEdit(moniteur.id)}>
          {t('edit')}
        </ButtonLink>
      ) : null}
    </>
  )
}

function useTabs(moniteur: Moniteur): TabItem[] {
  const { t } = useTranslation('moniteur')
  const ability = useAbility()
  const canEdit = ability.can('update', 'Disponibilite') && !moniteur.archived
  const { id } = moniteur
  const hours: TabItem[] = [
    {
      id: 'disponibilite',
      label: t('tabs.week'),
      render: () => <DisponibiliteTab idMoniteur={id} canEdit={canEdit} />,
    },
    { id: 'conges', label: t('tabs.leave'), render: () => <CongesTab idMoniteur={id} canEdit={canEdit} /> },
  ]
  return [
    { id: 'fiche', label: t('tabs.sheet'), render: () => <MoniteurFacts moniteur={moniteur} /> },
    ...(ability.can('read', 'Disponibilite') ? hours : []),
    { id: 'activite', label: t('tabs.activity'), render: () => <ActiviteTab idMoniteur={id} /> },
    ...(ability.can('read', 'Paie')
      ? [
          {
            id: 'paie',
            label: t('tabs.pay'),
            params: PAIE_PARAMS,
            render: () => <PaieTab idMoniteur={id} nom={fullName(moniteur)} />,
          },
        ]
      : []),
    {
      id: 'candidats',
      label: t('candidats'),
      count: moniteur.candidats,
      render: () => <OwnCandidats idMoniteur={id} />,
    },
  ]
}

function Sheet({ moniteur }: { moniteur: Moniteur }) {
  const { t } = useTranslation('moniteur')
  const { codesOf } = useCategories()
  const tabs = useTabs(moniteur)
  const nom = fullName(moniteur)
  const state = (
    <span className="moniteur-state">
      <span>{t('sheet.teaches', { codes: codesOf(moniteur.categories) })}</span>
      <Disponibilite availability={moniteur.availability} />
    </span>
  )
  return (
    <Page
      title={nom}
      lead={<Avatar name={nom} src={moniteur.photo} size={64} />}
      description={state}
      back={<BackLink to={paths.moniteurs}>{t('title')}</BackLink>}
      actions={<Actions moniteur={moniteur} />}
    >
      {moniteur.archived ? <Banner>{t('archivedBanner')}</Banner> : null}
      <Tabs label={t('tabs.label')} tabs={tabs} />
    </Page>
  )
}
