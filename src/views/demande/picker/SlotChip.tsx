import type { CreneauLibre, CreneauxLibres } from '@contract/planning/creneau'
import { useTranslation } from 'react-i18next'
import { moveByArrow } from './moveByArrow'
import { useSlotWords } from './useSlotWords'

interface SlotChipProps {
  slot: CreneauLibre
  moniteurs: CreneauxLibres['moniteurs']
  /** Its rank among the picks, from 1; 0 when it is not picked. */
  rank: number
  onPress: () => void
}

/** A free time with its instructor; a press picks it. */
export function SlotChip({ slot, moniteurs, rank, onPress }: SlotChipProps) {
  const { t } = useTranslation('demande')
  const { time, name, nameOf } = useSlotWords()
  const count = slot.idMoniteurs.length
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
      <b>{time(slot.start)}</b>
      <span className="slot-who">{count === 1 ? nameOf(slot, moniteurs) : t('ask.moniteurs', { count })}</span>
      {rank > 0 ? (
        <span className="slot-rank" aria-hidden>
          {rank}
        </span>
      ) : null}
    </button>
  )
}
