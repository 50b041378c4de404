import { ArrowDown, ArrowUp } from 'lucide-react'

interface SortButtonProps {
  label: string
  /** The direction of the sort; undefined while the rows are sorted by another column. */
  isDown: boolean | undefined
  onPress: () => void
}

/** The heading of a sortable column. */
export function SortButton({ label, isDown, onPress }: SortButtonProps) {
  const Icon = isDown ? ArrowDown : ArrowUp
  return (
    <button type="button" className="sort-button" aria-pressed={isDown !== undefined} onClick={onPress}>
      {label}
      {isDown === undefined ? null : <Icon aria-hidden size={14} />}
    </button>
  )
}
