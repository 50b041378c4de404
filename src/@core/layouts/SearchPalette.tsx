import { Avatar } from '@core/components/Avatar'
import { useFocusTrap } from '@core/hooks/useFocusTrap'
import { Search } from 'lucide-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { type Find, type FoundGroup, type FoundRow, withoutListed } from './found'
import { type MenuEntry, type MenuItem, searchMenu } from './menu'
import { useFound } from './useFound'

interface SearchPaletteProps {
  menu: readonly MenuEntry[]
  find?: Find
  onClose: () => void
}

/** Finds the pages of the menu by name, and whatever else `find` finds; arrows choose, Enter opens, Escape closes. */
export function SearchPalette({ menu, find, onClose }: SearchPaletteProps) {
  const { t } = useTranslation('common')
  const navigate = useNavigate()
  const panel = useRef<HTMLDivElement>(null)
  const id = useId()
  const [text, setText] = useState('')
  const [index, setIndex] = useState(0)
  useFocusTrap(panel, true)
  const pages = searchMenu(menu, text)
  const asks = find ? t('search.all') : t('search.pages')
  const groups = withoutListed(useFound(find, text), pages)
  const found: (MenuItem | FoundRow)[] = [...pages, ...groups.flatMap(({ rows }) => rows)]
  const chosen = found[Math.min(index, found.length - 1)]
  const open = (item: MenuItem | FoundRow | undefined) => {
    if (!item) return
    onClose()
    navigate(item.to)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
    else if (event.key === 'Enter') open(chosen)
    else if (event.key === 'ArrowDown') setIndex((current) => Math.min(current + 1, found.length - 1))
    else if (event.key === 'ArrowUp') setIndex((current) => Math.max(Math.min(current, found.length - 1) - 1, 0))
    else return
    event.preventDefault()
  }
  return (
    <>
      <div className="scrim" onPointerDown={onClose} aria-hidden />
      <div ref={panel} className="palette" role="dialog" aria-modal aria-label={t('search.open')} onKeyDown={onKeyDown}>
        <div className="palette-input">
          <Search aria-hidden size={18} strokeWidth={1.75} />
          <input
            role="combobox"
            aria-label={asks}
            aria-expanded={found.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={chosen ? `${id}-${chosen.id}` : undefined}
            autoComplete="off"
            placeholder={asks}
            value={text}
            onChange={(event) => {
              setText(event.target.value)
              setIndex(0)
            }}
          />
        </div>
        <PaletteResults
          {...{ id, pages, groups, chosen, open }}
          label={asks}
          none={find ? t('search.nothing') : t('search.none')}
        />
        <p className="palette-hint">{t('search.hint')}</p>
      </div>
    </>
  )
}

interface PaletteResultsProps {
  id: string
  label: string
  /** Said when there is nothing. */
  none: string
  pages: readonly MenuItem[]
  groups: readonly FoundGroup[]
  chosen: MenuItem | FoundRow | undefined
  open: (item: MenuItem | FoundRow) => void
}

function PaletteResults({ id, label, none, pages, groups, chosen, open }: PaletteResultsProps) {
  const { t } = useTranslation('common')
  const isEmpty = pages.length === 0 && groups.every(({ rows }) => rows.length === 0)
  const option = (row: MenuItem | FoundRow) => (
    <PaletteOption key={row.id} id={`${id}-${row.id}`} row={row} isChosen={row === chosen} onOpen={() => open(row)} />
  )
  return (
    <>
      <div className="palette-list" role="listbox" id={`${id}-list`} aria-label={label}>
        {pages.map(option)}
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a listbox has groups of options, not fieldsets
          <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
            <p className="menu-heading" id={`${id}-${group.id}`}>
              {group.title}
            </p>
            {group.rows.map(option)}
            {group.rows.length === 0 ? (
              <p className="palette-detail" role="presentation">
                {t('table.nothingFound')}
              </p>
            ) : null}
          </div>
        ))}
      </div>
      <p className="palette-none" role="status">
        {isEmpty ? none : ''}
      </p>
    </>
  )
}

interface PaletteOptionProps {
  id: string
  row: MenuItem | FoundRow
  isChosen: boolean
  onOpen: () => void
}

function PaletteOption({ id, row, isChosen, onOpen }: PaletteOptionProps) {
  const { icon: Icon } = row
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the focus stays in the box above, which handles the keys
    // biome-ignore lint/a11y/useFocusableInteractive: a listbox option is named by aria-activedescendant
    <div id={id} role="option" aria-selected={isChosen} className="palette-option" onClick={onOpen}>
      {Icon ? <Icon aria-hidden size={18} strokeWidth={1.75} /> : null}
      {'picture' in row && row.picture ? <img src={row.picture} alt="" width={24} height={24} /> : null}
      {'person' in row && row.person ? <Avatar name={row.person} size={24} /> : null}
      {row.label}
      {'detail' in row && row.detail ? <span className="palette-detail">{row.detail}</span> : null}
    </div>
  )
}
