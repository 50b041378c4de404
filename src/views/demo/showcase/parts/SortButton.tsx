import { ArrowDown, ArrowUp } from 'lucide-react'

interface SortButtonProps {
  label: string
  /** Which way the rows go by it; undefined while they go by another. */
  isDown: boolean | undefined
  onPress: () => void
}

/** The heading of a column that the rows can go by. */
export function SortButton({ label, isDown, onPress }: SortButtonProps) {
  const Icon = isDown ? ArrowDown : ArrowUp
  return (
    <button type="button" className="sort-button" aria-pressed={isDown !== undefined} onClick={onPress}>
      {label}
      {isDown === undefined ? null : <Icon aria-hidden size={14} />}
    </button>
  )
}
