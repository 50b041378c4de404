import type { CreneauLibre, CreneauxLibres } from '@contract/planning/creneau'
import { moveByArrow } from './moveByArrow'
import { useSlotWords } from './useSlotWords'

export interface SlotChipProps {
  slot: CreneauLibre
  moniteurs: CreneauxLibres['moniteurs']
  /** Which of the picks it is, from 1; 0 when it is none. */
  rank: number
  onPress: () => void
}

/** A free time: pressed, it is one of those that are asked for. */
export function SlotChip({ slot, moniteurs, rank, onPress }: SlotChipProps) {
  const { time, name } = useSlotWords()
  return (
    <button
      type="button"
      className="slot-chip"
      aria-pressed={rank > 0}
      aria-label={name(slot, moniteurs)}
      data-slot
      onClick={onPress}
      onKeyDown={moveByArrow}
    >
      {time(slot.start)}
      {rank > 0 ? (
        <span className="slot-rank" aria-hidden>
          {rank}
        </span>
      ) : null}
    </button>
  )
}
