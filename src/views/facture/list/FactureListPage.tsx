import {
  type FacturePage as Answer,
  FACTURE_SORTS,
  type Facture,
  SERIES_FACTURE,
  STATUTS_FACTURE,
} from '@contract/argent/facture'
import { exportFactures } from '@contract/calls/argent/facture'
import { BackLink } from '@core/components/BackLink'
import { ButtonLink } from '@core/components/ButtonLink'
import { EmptyState } from '@core/components/states/EmptyState'
import { useFormat } from '@core/format/useFormat'
import type { FilterDef } from '@core/table/FilterField'
import { ListScreen } from '@core/table/screen/ListScreen'
import { useListState } from '@core/table/useListState'
import { paths } from '@src/configs/paths'
import { useMoney } from '@src/parts/argent/useMoney'
import { ListExportMenu } from '@src/parts/export/ListExportMenu'
import { useFacturesQuery } from '@src/redux/argent/facture'
import { useAbility } from '@src/redux/session/ability'
import { FileText, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useColumns, useExportColumns } from './useColumns'
import '../facture.scss'

/** The list's state in its address. */
const LIST_OPTIONS = {
  id: 'factures',
  sorts: FACTURE_SORTS,
  defaultSort: '-jour',
  filters: { serie: SERIES_FACTURE, status: STATUTS_FACTURE, idCandidat: 'id', from: 'day', to: 'day' },
} as const

const rowId = (row: Facture) => row.id

function useFilters(chosen: Partial<Record<string, string>>, rows: readonly Facture[] | undefined): FilterDef[] {
  const { t } = useTranslation('facture')
  const format = useFormat()
  const day = (value: string) => format.day(value, 'short')
  const { idCandidat } = chosen
  const person = rows?.find((row) => String(row.idCandidat) === idCandidat)?.candidat ?? t('columns.client')
  return [
    {
      name: 'serie',
      label: t('serie.label'),
      options: SERIES_FACTURE.map((value) => ({ value, label: t(`serie.${value}`) })),
    },
    {
      name: 'status',
      label: t('columns.status'),
      options: STATUTS_FACTURE.map((value) => ({ value, label: t(`status.${value}`) })),
    },
    { name: 'from', label: t('from'), type: 'date', words: day },
    { name: 'to', label: t('to'), type: 'date', words: day },
    // Shown only when a link has set the filter.
    ...(idCandidat
      ? [{ name: 'idCandidat', label: t('candidat'), options: [{ value: idCandidat, label: person }] }]
      : []),
  ]
}

/** All invoices and credit notes of the school, with their totals. */
export function FactureListPage() {
  const { t } = useTranslation(['facture', 'nav'])
  const canCreate = useAbility().can('create', 'Facture')
  const list = useListState(LIST_OPTIONS)
  const answer = useFacturesQuery(list.query, { refetchOnFocus: true, refetchOnMountOrArgChange: true })
  const page = answer.currentData ?? answer.data
  const columns = useColumns()
  const written = useExportColumns()
  const filters = useFilters(list.filters, page?.data)
  const create = canCreate ? (
    <ButtonLink look="primary" icon={Plus} to={paths.factureNew}>
      {t('new')}
    </ButtonLink>
  ) : null
  return (
    <ListScreen
      list={list}
      answer={answer}
      columns={columns}
      rowId={rowId}
      filters={filters}
      title={t('title')}
      back={<BackLink to={paths.transactions}>{t('nav:transactions')}</BackLink>}
      actions={create}
      above={<Totals page={page} />}
      search={t('search')}
      tools={
        <ListExportMenu
          call={exportFactures}
          filters={list.query}
          columns={written}
          name={t('title')}
          answer={answer}
        />
      }
      empty={<EmptyState icon={FileText} title={t('empty.title')} text={t('empty.text')} />}
    />
  )
}

const NOTHING = '–'

/** The totals of all that match: credit notes are subtracted, drafts not counted. */
function Totals({ page }: { page: Answer | undefined }) {
  const { t } = useTranslation('facture')
  const money = useMoney()
  return (
    <section className="facture-totals" aria-label={t('totals.label')}>
      <dl>
        {(['ht', 'tva', 'ttc', 'timbre', 'reste'] as const).map((name) => (
          <div key={name}>
            <dt>{t(`totals.${name}`)}</dt>
            <dd>{page ? money(page.totals[name]) : NOTHING}</dd>
          </div>
        ))}
      </dl>
      <p className="muted">{t('totals.withoutDrafts')}</p>
    </section>
  )
}
