import { Avatar } from '@core/components/Avatar'
import { keyAsRead } from '@core/platform/direction'
import { splitAtPlate } from '@src/parts/vehicule/plate'
import type { DragEvent, KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Person } from './people'

interface PersonChipProps {
  person: Person
  /** A vehicle has no picture: its plate comes first. */
  isVehicule: boolean
  letters: string | undefined
  isShown: boolean
  isDragged: boolean
  onPress: (isSolo: boolean) => void
  onMove: (by: -1 | 1) => void
  /** The dragged person; null on release. */
  onDrag: (id: number | null) => void
  onDrop: () => void
}

const STEPS: Record<string, -1 | 1> = { ArrowLeft: -1, ArrowRight: 1 }

/** One person of the strip, pressed while shown. */
export function PersonChip({ person, isVehicule, letters, isShown, isDragged, ...acts }: PersonChipProps) {
  const { t } = useTranslation('evenement')
  const { id, nom, count } = person
  const { model, plate } = isVehicule ? splitAtPlate(nom) : { model: nom, plate: '' }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.altKey ? STEPS[keyAsRead(event.key)] : undefined
    if (!step) return
    event.preventDefault()
    event.stopPropagation()
    acts.onMove(step)
  }
  const onDragStart = (event: DragEvent) => {
    event.dataTransfer.effectAllowed = 'move'
    event.dataTransfer.setData('text/plain', nom)
    acts.onDrag(id)
  }
  return (
    <button
      type="button"
      className={`people-chip ${isDragged ? 'is-dragged' : ''}`.trim()}
      aria-pressed={isShown}
      aria-label={t('people.person', { nom, count })}
      title={`${nom}\n${t('people.hint')}`}
      draggable
      onClick={(event) => acts.onPress(event.altKey)}
      onKeyDown={onKeyDown}
      onDragStart={onDragStart}
      onDragEnd={() => acts.onDrag(null)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        acts.onDrop()
      }}
    >
      {isVehicule ? null : <Avatar name={nom} letters={letters} size={24} />}
      <span className="people-text">
        <span className="people-name" dir="auto">
          {plate ? <b>{plate}</b> : nom}
        </span>
        <span className="people-count">
          {plate ? (
            <span className="people-model" dir="auto">
              {model}
            </span>
          ) : null}
          {count}
        </span>
      </span>
    </button>
  )
}
