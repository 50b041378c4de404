import { ACCES, CONNEXIONS } from '@contract/ability'
import { exportUtilisateurs } from '@contract/calls/compte/utilisateur'
import { UTILISATEUR_SORTS, type Utilisateur } from '@contract/compte/utilisateur'
import { BackLink } from '@core/components/BackLink'
import { ButtonLink } from '@core/components/ButtonLink'
import { EmptyState } from '@core/components/states/EmptyState'
import type { FilterDef } from '@core/table/FilterField'
import { ListScreen } from '@core/table/screen/ListScreen'
import { useListState } from '@core/table/useListState'
import { paths } from '@src/configs/paths'
import { useEcoleChoice } from '@src/parts/autoecole/useEcoleChoice'
import { ListExportMenu } from '@src/parts/export/ListExportMenu'
import { selectUserData } from '@src/redux/auth/slice'
import { useAppSelector } from '@src/redux/hooks'
import { useAbility } from '@src/redux/session/ability'
import { useUtilisateursQuery } from '@src/redux/utilisateur/utilisateur'
import { UserPlus, Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Accounts } from './Accounts'
import { StatsCard } from './StatsCard'
import { UtilisateurRowMenu } from './UtilisateurRowMenu'
import { useUtilisateurColumns, useUtilisateurExport } from './useUtilisateurColumns'

const LIST = {
  id: 'utilisateurs',
  sorts: UTILISATEUR_SORTS,
  defaultSort: 'nom',
  filters: { acces: ACCES, actif: ['true', 'false'], connexion: CONNEXIONS, idAutoEcole: 'id' },
} as const
const rowId = (row: Utilisateur) => row.id
const rowLabel = (row: Utilisateur) => row.nomComplet
const rowLink = (row: Utilisateur) => paths.utilisateurEdit(row.id)

/** Only the platform can filter by school. */
function useFilters(isSchool: boolean, idAutoEcole: string | undefined): FilterDef[] {
  const { t } = useTranslation(['utilisateur', 'fields'])
  const ecoles = useEcoleChoice({ chosen: idAutoEcole ? Number(idAutoEcole) : null, skip: isSchool })
  return [
    {
      name: 'acces',
      label: t('fields:acces'),
      options: ACCES.map((value) => ({ value, label: t(`acces.${value}`) })),
    },
    {
      name: 'actif',
      label: t('fields.etat'),
      options: [
        { value: 'true', label: t('etat.ACTIVE') },
        { value: 'false', label: t('etat.INACTIVE') },
      ],
    },
    {
      name: 'connexion',
      label: t('fields:connexion'),
      options: CONNEXIONS.map((value) => ({ value, label: t(`fields:connexionValue.${value}`) })),
    },
    ...(isSchool ? [] : [{ name: 'idAutoEcole', label: t('fields.ecole'), ...ecoles }]),
  ]
}

/** The desk users of the school; for the platform, those of every school. */
export function UtilisateurListPage() {
  const { t } = useTranslation(['utilisateur', 'nav'])
  const ability = useAbility()
  const isSchool = !ability.can('manage', 'AutoEcole')
  // A read-only school reads its own users.
  const canWrite = ability.can('update', 'Utilisateur')
  const me = useAppSelector(selectUserData)?.connect.id
  const list = useListState(LIST)
  const answer = useUtilisateursQuery(list.query, { refetchOnFocus: true })
  const columns = useUtilisateurColumns(!isSchool)
  const written = useUtilisateurExport()
  const filters = useFilters(isSchool, list.filters.idAutoEcole)
  const rowActions = (row: Utilisateur) => <UtilisateurRowMenu user={row} isMe={row.id === me} />
  const add = canWrite ? (
    <ButtonLink look="primary" icon={UserPlus} to={paths.utilisateurNew}>
      {t('add')}
    </ButtonLink>
  ) : null
  const back = isSchool ? (
    <BackLink to={paths.configuration}>{t('nav:configuration')}</BackLink>
  ) : (
    <BackLink to={paths.autoecoles}>{t('nav:autoecoles')}</BackLink>
  )
  return (
    <ListScreen
      list={list}
      answer={answer}
      columns={columns}
      rowId={rowId}
      rowLabel={rowLabel}
      back={back}
      filters={filters}
      title={t('title')}
      description={isSchool ? t('text') : t('textAll')}
      actions={add}
      search={t('search')}
      tools={
        <ListExportMenu
          call={exportUtilisateurs}
          filters={list.query}
          columns={written}
          name={t('title')}
          answer={answer}
        />
      }
      rowLink={canWrite ? rowLink : undefined}
      rowActions={canWrite ? rowActions : undefined}
      empty={<EmptyState icon={Users} title={t('empty.title')} text={t('empty.text')} action={add} />}
    >
      {isSchool ? <Accounts /> : <StatsCard />}
    </ListScreen>
  )
}
