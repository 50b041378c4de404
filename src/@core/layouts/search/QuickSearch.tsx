import { Search } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MenuEntry } from '../menu'
import type { SearchEntries, SearchOptions } from './found'
import { SearchPalette } from './SearchPalette'

const isShortcut = (event: KeyboardEvent) => (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k'

interface QuickSearchProps {
  menu: readonly MenuEntry[]
  options?: SearchOptions
  entries: SearchEntries | null
  onOpen: () => void
}

/** The application's search: its button, and Ctrl+K on every page. */
export function QuickSearch({ menu, options, entries, onOpen }: QuickSearchProps) {
  const { t } = useTranslation('common')
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const open = useCallback(() => {
    setOpen(true)
    onOpen()
  }, [onOpen])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return
      event.preventDefault()
      open()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [open])
  return (
    <>
      <button
        type="button"
        className="quick-search"
        aria-label={t('search.open')}
        aria-keyshortcuts="Control+K"
        onClick={open}
      >
        <Search aria-hidden size={16} strokeWidth={1.75} />
        <span aria-hidden className="quick-search-text">
          {t('search.open')}
        </span>
        <kbd aria-hidden>Ctrl K</kbd>
      </button>
      {isOpen ? <SearchPalette menu={menu} options={options} entries={entries} onClose={close} /> : null}
    </>
  )
}
