import { Avatar } from '@core/components/Avatar'
import { StatusDot } from '@core/components/StatusDot'
import { CornerDownLeft, type LucideIcon, Star } from 'lucide-react'
import { type ComponentProps, useEffect, useRef } from 'react'
import { type Fact, type FoundRow, textOf, textsOf } from './found'
import { Marked } from './Marked'
import { holdWhole } from './matching'
import type { Bookmarking } from './useBookmarking'

interface PaletteOptionProps {
  id: string
  row: FoundRow
  icon: LucideIcon | undefined
  typed: string
  bookmark: Bookmarking
  isChosen: boolean
  onChoose: () => void
  onOpen: () => void
}

function OptionSign({ row, icon: Icon }: Pick<PaletteOptionProps, 'row' | 'icon'>) {
  if (row.person) return <Avatar name={row.person} size={32} />
  if (row.picture) return <img src={row.picture} alt="" width={24} height={24} />
  return Icon ? <Icon aria-hidden size={18} strokeWidth={1.75} /> : null
}

type Marking = Omit<ComponentProps<typeof Marked>, 'text'>

/** A detail in its own direction; the dot that follows it goes by the direction of the page. */
const OptionFact = ({ fact, ...marking }: Marking & { fact: Fact }) => (
  <span>
    <bdi lang={typeof fact === 'string' ? undefined : fact.lang}>
      <Marked text={textOf(fact)} {...marking} />
    </bdi>
  </span>
)

/**
 * The star of a page for mouse and finger. A listbox option holds no button, so the keyboard has one below the list.
 */
function OptionStar({ page, isMarked, toggle }: Bookmarking) {
  if (!page) return null
  return (
    <span
      aria-hidden
      className={isMarked ? 'palette-star is-bookmarked' : 'palette-star'}
      onClick={(event) => {
        event.stopPropagation()
        toggle(page.id)
      }}
    >
      <Star size={16} strokeWidth={1.75} />
    </span>
  )
}

/** A search result: its icon, its name, its details, its state. */
export function PaletteOption({ id, row, icon, typed, bookmark, isChosen, onChoose, onOpen }: PaletteOptionProps) {
  const line = useRef<HTMLDivElement>(null)
  const marking = { typed, inOne: holdWhole(textsOf(row), typed) }
  useEffect(() => {
    if (isChosen) line.current?.scrollIntoView?.({ block: 'nearest' })
  }, [isChosen])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the focus stays in the box above, which handles the keys
    // biome-ignore lint/a11y/useFocusableInteractive: a listbox option is named by aria-activedescendant
    <div
      ref={line}
      id={id}
      role="option"
      aria-selected={isChosen}
      className="palette-option"
      onPointerMove={isChosen ? undefined : onChoose}
      onClick={onOpen}
    >
      <span className="palette-sign">
        <OptionSign row={row} icon={icon} />
      </span>
      <span className="palette-words">
        <span className="palette-label">
          <Marked text={row.label} {...marking} />
        </span>{' '}
        {row.details && row.details.length > 0 ? (
          <span className="palette-details">
            {row.details.map((fact) => (
              <OptionFact key={textOf(fact)} fact={fact} {...marking} />
            ))}
          </span>
        ) : null}
      </span>{' '}
      {row.state ? <StatusDot {...row.state} /> : null}
      <CornerDownLeft aria-hidden className="palette-enter" size={16} strokeWidth={1.75} />
      <OptionStar {...bookmark} />
    </div>
  )
}
