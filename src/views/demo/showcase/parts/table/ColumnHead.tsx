import { IconButton } from '@core/components/IconButton'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const KIND = 'application/x-column'

interface ColumnHeadProps {
  id: string
  label: string
  index: number
  last: number
  /** Moves this column, or the one dropped on it, to a place. */
  onPlace: (id: string, index: number) => void
}

/** The head of a column that can be dragged to another place; its buttons do the same without a pointer. */
export function ColumnHead({ id, label, index, last, onPlace }: ColumnHeadProps) {
  const { t } = useTranslation('demoTables')
  const [isOver, setOver] = useState(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is dragged can be moved by the buttons inside
    <span
      className={isOver ? 'column-head is-over' : 'column-head'}
      draggable
      onDragStart={({ dataTransfer }) => dataTransfer.setData(KIND, id)}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(KIND)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        onPlace(event.dataTransfer.getData(KIND), index)
      }}
    >
      {label}
      <IconButton
        icon={ChevronLeft}
        className="turns"
        label={t('word.columnBack', { name: label })}
        disabled={index === 0}
        onClick={() => onPlace(id, index - 1)}
      />
      <IconButton
        icon={ChevronRight}
        className="turns"
        label={t('word.columnOn', { name: label })}
        disabled={index === last}
        onClick={() => onPlace(id, index + 1)}
      />
    </span>
  )
}
