import { exportAutoEcoles } from '@contract/calls/plateforme/autoecole'
import { PAYS } from '@contract/clock/pays'
import { AUTOECOLE_SORTS, type AutoEcole, ETATS_ABONNEMENT, STATUTS_AUTOECOLE } from '@contract/plateforme/autoecole'
import { ButtonLink } from '@core/components/ButtonLink'
import { EmptyState } from '@core/components/states/EmptyState'
import type { FilterDef } from '@core/table/FilterField'
import { ListScreen } from '@core/table/screen/ListScreen'
import { useListState } from '@core/table/useListState'
import { paths } from '@src/configs/paths'
import { ListExportMenu } from '@src/parts/export/ListExportMenu'
import { useAutoEcolesQuery } from '@src/redux/autoecole/autoecole'
import { Building2, HousePlus } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { AutoEcoleDetails } from './AutoEcoleDetails'
import { useAutoEcoleColumns, useAutoEcoleExport } from './columns'

const LIST = {
  id: 'autoecoles',
  sorts: AUTOECOLE_SORTS,
  defaultSort: 'nom',
  filters: {
    statut: STATUTS_AUTOECOLE,
    abonnement: ETATS_ABONNEMENT,
    pays: PAYS,
    inscriteDepuis: 'day',
    inscriteJusqua: 'day',
  },
} as const
const rowId = (row: AutoEcole) => row.id

function useFilters(): FilterDef[] {
  const { t } = useTranslation(['autoecole', 'fields'])
  return useMemo(
    () => [
      {
        name: 'statut',
        label: t('statutLabel'),
        // A refused sign-up has the same status as a suspended school.
        options: STATUTS_AUTOECOLE.map((value) => ({
          value,
          label: t(value === 'SUSPENDED' ? 'suspendedOrRefused' : `statut.${value}`),
        })),
      },
      {
        name: 'abonnement',
        label: t('abonnement.label'),
        options: ETATS_ABONNEMENT.map((value) => ({ value, label: t(`abonnement.${value}`) })),
      },
      {
        name: 'pays',
        label: t('fields:pays'),
        options: PAYS.map((value) => ({ value, label: t(`country.${value}`) })),
      },
      { name: 'inscriteDepuis', label: t('filters.from'), type: 'date' },
      { name: 'inscriteJusqua', label: t('filters.to'), type: 'date' },
    ],
    [t],
  )
}

/** Schools of the platform, those awaiting approval first; details open beside the list. */
export function AutoEcoleListPage() {
  const { t } = useTranslation('autoecole')
  const list = useListState(LIST)
  const answer = useAutoEcolesQuery(list.query, { refetchOnFocus: true })
  const columns = useAutoEcoleColumns()
  const written = useAutoEcoleExport()
  const filters = useFilters()
  return (
    <ListScreen
      list={list}
      answer={answer}
      columns={columns}
      rowId={rowId}
      filters={filters}
      title={t('title')}
      description={t('text')}
      search={t('search')}
      actions={
        <ButtonLink icon={HousePlus} to={paths.accueil}>
          {t('accueil.action')}
        </ButtonLink>
      }
      tools={
        <ListExportMenu
          call={exportAutoEcoles}
          filters={list.query}
          columns={written}
          name={t('title')}
          answer={answer}
        />
      }
      empty={<EmptyState icon={Building2} title={t('empty.title')} text={t('empty.text')} />}
      panel={({ row, close }) => row && <AutoEcoleDetails key={row.id} ecole={row} onClose={close} />}
    />
  )
}
