import type { LucideIcon } from 'lucide-react'
import type { FoundGroup, FoundRow } from './found'
import { PaletteOption } from './PaletteOption'
import type { Bookmarking } from './useBookmarking'
import type { Choice } from './useChoice'

interface PaletteResultsProps {
  id: string
  label: string
  groups: readonly FoundGroup[]
  choice: Choice
  bookmarkOf: (row: FoundRow) => Bookmarking
  icons: Readonly<Record<string, LucideIcon>> | undefined
  typed: string
}

/** The results, grouped by kind. */
export function PaletteResults({ id, label, groups, choice, bookmarkOf, icons, typed }: PaletteResultsProps) {
  return (
    <div
      className="palette-list"
      role="listbox"
      id={`${id}-list`}
      aria-label={label}
      // A press on a heading would take the focus out of the search box.
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox has groups of options, not fieldsets
        <div key={group.id} role="group" aria-labelledby={`${id}-group-${group.id}`}>
          <p className="palette-heading" id={`${id}-group-${group.id}`}>
            {group.title}
          </p>
          {group.rows.map((row) => (
            <PaletteOption
              key={row.id}
              id={`${id}-${row.id}`}
              row={row}
              icon={row.icon ?? (row.kind === undefined ? undefined : icons?.[row.kind])}
              typed={group.searched ?? typed}
              bookmark={bookmarkOf(row)}
              isChosen={row === choice.chosen}
              onChoose={() => choice.choose(row)}
              onOpen={() => choice.open(row)}
            />
          ))}
        </div>
      ))}
    </div>
  )
}
