import { exportDemandesPack } from '@contract/calls/plateforme/demandePack'
import { DEMANDE_PACK_SORTS, type DemandePack } from '@contract/plateforme/demandePack'
import { FREQUENCES } from '@contract/plateforme/pack'
import { ButtonLink } from '@core/components/ButtonLink'
import { EmptyState } from '@core/components/states/EmptyState'
import type { FilterDef } from '@core/table/FilterField'
import { ListScreen } from '@core/table/screen/ListScreen'
import { useListState } from '@core/table/useListState'
import { paths } from '@src/configs/paths'
import { ListExportMenu } from '@src/parts/export/ListExportMenu'
import { useDemandesPackQuery } from '@src/redux/packs/demandePack'
import { Inbox } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { DemandePanel } from './DemandePanel'
import { useDemandeColumns, useDemandeExport } from './useDemandeColumns'
import '@src/views/package/package.scss'

/** The choices besides the pending requests, which the list shows by default. */
const OTHERS = ['ACCEPTED', 'REFUSED', 'tous'] as const
const LIST = {
  id: 'demandesPack',
  sorts: DEMANDE_PACK_SORTS,
  defaultSort: '-createdAt',
  filters: { statut: OTHERS, frequence: FREQUENCES, recueDepuis: 'day', recueJusqua: 'day' },
} as const
const rowId = (row: DemandePack) => row.idDemande

function useFilters(): FilterDef[] {
  const { t } = useTranslation(['demandePack', 'pack'])
  return useMemo(
    () => [
      {
        name: 'statut',
        label: t('fields.statut'),
        allLabel: t('statut.PENDING'),
        options: OTHERS.map((value) => ({ value, label: t(`statut.${value}`) })),
      },
      {
        name: 'frequence',
        label: t('fields.frequence'),
        options: FREQUENCES.map((value) => ({ value, label: t(`pack:frequence.${value}`) })),
      },
      { name: 'recueDepuis', label: t('filters.from'), type: 'date' },
      { name: 'recueJusqua', label: t('filters.to'), type: 'date' },
    ],
    [t],
  )
}

/** Requests for packs: the pending ones by default. */
export function DemandeListPage() {
  const { t } = useTranslation('demandePack')
  const list = useListState(LIST)
  const { statut = 'PENDING', ...asked } = list.query
  const query = statut === 'tous' ? asked : ({ ...asked, statut } as const)
  const answer = useDemandesPackQuery(query, { refetchOnFocus: true })
  const columns = useDemandeColumns()
  const written = useDemandeExport()
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
      actions={<ButtonLink to={paths.packages}>{t('packages')}</ButtonLink>}
      search={t('search')}
      tools={
        <ListExportMenu call={exportDemandesPack} filters={query} columns={written} name={t('title')} answer={answer} />
      }
      empty={<EmptyState icon={Inbox} title={t('empty.title')} text={t('empty.text')} />}
      panel={({ row, close }) => row && <DemandePanel key={row.idDemande} demande={row} onClose={close} />}
    />
  )
}
