import { Avatar } from '@core/components/Avatar'
import { StatusDot } from '@core/components/StatusDot'
import { CornerDownLeft, type LucideIcon } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Fact, FoundRow } from './found'
import { Marked } from './Marked'

interface PaletteOptionProps {
  id: string
  row: FoundRow
  icon: LucideIcon | undefined
  typed: string
  isChosen: boolean
  onChoose: () => void
  onOpen: () => void
}

function OptionSign({ row, icon: Icon }: Pick<PaletteOptionProps, 'row' | 'icon'>) {
  if (row.person) return <Avatar name={row.person} size={32} />
  if (row.picture) return <img src={row.picture} alt="" width={24} height={24} />
  return Icon ? <Icon aria-hidden size={18} strokeWidth={1.75} /> : null
}

function OptionFact({ fact, typed }: { fact: Fact; typed: string }) {
  if (typeof fact === 'string') {
    return (
      <bdi>
        <Marked text={fact} typed={typed} />
      </bdi>
    )
  }
  return (
    <bdi lang={fact.lang}>
      <Marked text={fact.text} typed={typed} />
    </bdi>
  )
}

const keyOf = (fact: Fact) => (typeof fact === 'string' ? fact : fact.text)

/** A row that was found: its sign, its name, what else is known of it, its state. */
export function PaletteOption({ id, row, icon, typed, isChosen, onChoose, onOpen }: PaletteOptionProps) {
  const line = useRef<HTMLDivElement>(null)
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
          <Marked text={row.label} typed={typed} />
        </span>{' '}
        {row.details && row.details.length > 0 ? (
          <span className="palette-details">
            {row.details.map((fact) => (
              <OptionFact key={keyOf(fact)} fact={fact} typed={typed} />
            ))}
          </span>
        ) : null}
      </span>{' '}
      {row.state ? <StatusDot {...row.state} /> : null}
      <CornerDownLeft aria-hidden className="palette-enter" size={16} strokeWidth={1.75} />
    </div>
  )
}
