import { TASK_SORTS, type TaskSort } from '@contract/demo/todo'
import { IconButton } from '@core/components/IconButton'
import { SearchBox } from '@core/table/SearchBox'
import { Keyboard } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type SidePanel, SidePanelButton } from '../shared/AppFrame'

interface TodoToolsProps {
  panel: SidePanel
  search: string
  onSearch: (text: string) => void
  sort: TaskSort
  onSort: (sort: TaskSort) => void
  onHelp: () => void
}

/** Above the list: its search and its order. */
export function TodoTools({ panel, search, onSearch, sort, onSort, onHelp }: TodoToolsProps) {
  const { t } = useTranslation('demoTodo')
  return (
    <div className="app-tools">
      <SidePanelButton panel={panel} label={t('showFilters')} />
      <SearchBox label={t('search')} value={search} onChange={onSearch} />
      <div className="app-tools-end">
        <select
          className="form-select form-select-sm todo-sort"
          aria-label={t('sortBy')}
          value={sort}
          onChange={(event) => onSort(TASK_SORTS.find((one) => one === event.target.value) ?? 'latest')}
        >
          {TASK_SORTS.map((one) => (
            <option key={one} value={one}>
              {t(`sort.${one}`)}
            </option>
          ))}
        </select>
        <IconButton className="keys-button" icon={Keyboard} label={t('keys.help')} onClick={onHelp} />
      </div>
    </div>
  )
}
