import { Button } from '@core/components/Button'
import { Chip } from '@core/components/Chip'
import { Popover } from '@core/components/overlays/Popover'
import { ListFilter } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ColumnsMenu } from './ColumnsMenu'
import type { Column } from './columns'
import { type FilterDef, FilterField, filterWords } from './FilterField'
import { SearchBox } from './SearchBox'
import type { AnyListState } from './useListState'

interface TableToolbarProps<Row> {
  list: AnyListState
  columns: readonly Column<Row>[]
  /** The searched fields: « Nom, CIN, téléphone ». */
  searchLabel: string
  filters?: readonly FilterDef[]
  /** The export menu and other actions on the list. */
  actions?: ReactNode
}

/** So many filters stand in two columns, so that the list stays in sight. */
const MANY = 5

/** The toolbar of a list: search, filters, columns, export; the active filters as chips. */
export function TableToolbar<Row>({ list, columns, searchLabel, filters = [], actions }: TableToolbarProps<Row>) {
  const { t } = useTranslation('common')
  const active = filters.filter((filter) => list.filters[filter.name])
  return (
    <div className="toolbar">
      <SearchBox label={searchLabel} value={list.search} onChange={list.setSearch} />
      {filters.length > 0 ? (
        <Popover label={t('table.filters')} icon={ListFilter} count={active.length} isWide={filters.length >= MANY}>
          {filters.map((filter) => (
            <FilterField key={filter.name} filter={filter} list={list} />
          ))}
          <Button size="sm" look="ghost" onClick={list.clearFilters}>
            {t('table.clearFilters')}
          </Button>
        </Popover>
      ) : null}
      {active.map((filter) => (
        <Chip
          key={filter.name}
          label={filterWords(filter, list)}
          onRemove={() => list.setFilter(filter.name, undefined)}
        />
      ))}
      <div className="toolbar-end">
        <ColumnsMenu columns={columns} list={list} />
        {actions}
      </div>
    </div>
  )
}
