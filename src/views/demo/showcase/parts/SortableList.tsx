import { IconButton } from '@core/components/IconButton'
import { ChevronDown, ChevronUp, GripVertical } from 'lucide-react'
import { type DragEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'

interface SortableListProps {
  label: string
  /** Lists of one group accept each other's lines, and nothing else: neither foreign text nor files. */
  group: string
  items: readonly string[]
  /** Shows the lines as cards side by side. */
  asCards?: boolean
  /** A line can be dragged only by its grip, so that its text can be selected. */
  byGrip?: boolean
  /** Puts `item` at a place of this list, whichever list it comes from. */
  onPlace: (item: string, index: number) => void
}

/** Lines can be dragged by the pointer, or moved by their buttons, so that the keyboard can do the same. */
export function SortableList({ label, group, items, asCards = false, byGrip = false, onPlace }: SortableListProps) {
  const { t } = useTranslation('demoExtensions')
  const [overAt, setOver] = useState<number | null>(null)
  const kind = `application/x-line-${group}`
  const takes = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes(kind)
  const drop = (event: DragEvent, index: number) => {
    if (!takes(event)) return
    event.preventDefault()
    event.stopPropagation()
    setOver(null)
    onPlace(event.dataTransfer.getData(kind), index)
  }
  const over = (event: DragEvent, index: number | null) => {
    if (!takes(event)) return
    event.preventDefault()
    event.stopPropagation()
    setOver(index)
  }
  const move = (item: string, index: number) => ({
    disabled: index < 0 || index >= items.length,
    onClick: () => onPlace(item, index),
  })
  return (
    <ul
      className={asCards ? 'sortable sortable-cards' : 'sortable'}
      aria-label={label}
      onDragOver={(event) => over(event, null)}
      onDrop={(event) => drop(event, items.length)}
    >
      {items.map((item, index) => (
        <li
          key={item}
          draggable={!byGrip}
          className={overAt === index ? 'is-over' : undefined}
          onDragStart={(event) => event.dataTransfer.setData(kind, item)}
          onDragOver={(event) => over(event, index)}
          onDragLeave={() => setOver(null)}
          onDrop={(event) => drop(event, index)}
        >
          <span className="sortable-grip" draggable={byGrip}>
            <GripVertical aria-hidden size={16} />
          </span>
          <span className="sortable-name">{item}</span>
          <IconButton icon={ChevronUp} label={t('word.up', { item })} {...move(item, index - 1)} />
          <IconButton icon={ChevronDown} label={t('word.down', { item })} {...move(item, index + 1)} />
        </li>
      ))}
    </ul>
  )
}

/** The list with `item` moved to `index`. */
export function placed(items: readonly string[], item: string, index: number): string[] {
  const others = items.filter((one) => one !== item)
  return [...others.slice(0, index), item, ...others.slice(index)]
}
