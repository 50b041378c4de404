import { useFocusTrap } from '@core/hooks/useFocusTrap'
import { Search } from 'lucide-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { type MenuEntry, type MenuItem, searchMenu } from './menu'

interface SearchPaletteProps {
  menu: readonly MenuEntry[]
  onClose: () => void
}

/** Finds the pages of the menu by name; arrows choose, Enter opens, Escape closes. */
export function SearchPalette({ menu, onClose }: SearchPaletteProps) {
  const { t } = useTranslation('common')
  const navigate = useNavigate()
  const panel = useRef<HTMLDivElement>(null)
  const id = useId()
  const [text, setText] = useState('')
  const [index, setIndex] = useState(0)
  useFocusTrap(panel, true)
  const found = searchMenu(menu, text)
  const chosen = found[Math.min(index, found.length - 1)]
  const open = (item: MenuItem | undefined) => {
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
            aria-label={t('search.pages')}
            aria-expanded={found.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={chosen ? `${id}-${chosen.id}` : undefined}
            autoComplete="off"
            placeholder={t('search.pages')}
            value={text}
            onChange={(event) => {
              setText(event.target.value)
              setIndex(0)
            }}
          />
        </div>
        <PaletteResults {...{ id, found, chosen, open }} />
        <p className="palette-hint">{t('search.hint')}</p>
      </div>
    </>
  )
}

interface PaletteResultsProps {
  id: string
  found: MenuItem[]
  chosen: MenuItem | undefined
  open: (item: MenuItem) => void
}

function PaletteResults({ id, found, chosen, open }: PaletteResultsProps) {
  const { t } = useTranslation('common')
  return (
    <>
      <div className="palette-list" role="listbox" id={`${id}-list`} aria-label={t('search.pages')}>
        {found.map((item) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the focus stays in the box above, which handles the keys
          // biome-ignore lint/a11y/useFocusableInteractive: a listbox option is named by aria-activedescendant
          <div
            key={item.id}
            id={`${id}-${item.id}`}
            role="option"
            aria-selected={item === chosen}
            className="palette-option"
            onClick={() => open(item)}
          >
            <item.icon aria-hidden size={18} strokeWidth={1.75} />
            {item.label}
          </div>
        ))}
      </div>
      <p className="palette-none" role="status">
        {found.length === 0 ? t('search.none') : ''}
      </p>
    </>
  )
}
