import { IconButton } from '@core/components/IconButton'
import { useBackCloses } from '@core/components/overlays/useBackCloses'
import { Spinner } from '@core/components/states/Spinner'
import { useFocusTrap } from '@core/hooks/focus/useFocusTrap'
import { Search, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MenuEntry } from '../menu'
import { BookmarkButton } from './BookmarkButton'
import type { SearchEntries, SearchOptions } from './found'
import { PaletteFoot } from './PaletteFoot'
import { PaletteResults } from './PaletteResults'
import { useChoice } from './useChoice'
import { useSearch } from './useSearch'
import './palette.scss'

interface SearchPaletteProps {
  menu: readonly MenuEntry[]
  options?: SearchOptions
  entries: SearchEntries | null
  onClose: () => void
}

/** Finds pages, actions and the application's records; arrows choose, Enter opens, Escape and Back close. */
export function SearchPalette({ menu, options, entries, onClose }: SearchPaletteProps) {
  const { t } = useTranslation('common')
  const panel = useRef<HTMLDivElement>(null)
  const id = useId()
  const [text, setText] = useState('')
  useFocusTrap(panel, true)
  useBackCloses(onClose)
  const { groups, bookmarkOf, bookmarkBelow, isPending, hasFailed, retry } = useSearch({
    menu,
    options,
    entries,
    text,
  })
  const choice = useChoice({ groups, isPending, text, owner: options?.owner, onClose })
  const label = options?.label ?? t('search.page')
  const count = groups.flatMap(({ rows }) => rows).filter(({ isMore }) => !isMore).length
  return (
    <>
      <div className="scrim" onPointerDown={onClose} aria-hidden />
      <div
        ref={panel}
        className="palette"
        role="dialog"
        aria-modal
        aria-label={t('search.open')}
        onKeyDown={choice.onKeyDown}
      >
        <div className="palette-input">
          <Search aria-hidden size={18} strokeWidth={1.75} />
          <input
            role="combobox"
            aria-label={label}
            aria-expanded={count > 0}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={choice.chosen ? `${id}-${choice.chosen.id}` : undefined}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={100}
            placeholder={label}
            value={text}
            onChange={(event) => {
              setText(event.target.value)
              choice.restart()
            }}
          />
          {isPending ? (
            <span className="palette-wait">
              <Spinner />
            </span>
          ) : null}
          <IconButton icon={X} label={t('close')} tooltip={false} onClick={onClose} />
        </div>
        <PaletteResults
          id={id}
          label={label}
          groups={groups}
          choice={choice}
          bookmarkOf={bookmarkOf}
          icons={entries?.icons}
          typed={text}
        />
        <PaletteFoot count={count} isPending={isPending} hasFailed={hasFailed} retry={retry} typed={text.trim()}>
          <BookmarkButton {...bookmarkBelow(choice.chosen)} />
        </PaletteFoot>
      </div>
    </>
  )
}
