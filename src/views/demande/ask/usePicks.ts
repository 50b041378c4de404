import { MAX_CRENEAUX } from '@contract/planning/demande'
import { useEffect } from 'react'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useSlotWords } from '../picker/useSlotWords'
import { type FormValues, isFor, type Lesson, meetsPicked, rankOf, type Voeu } from './values'

/** The picked times in order of preference; `announce` gets a message about each change. */
export function usePicks({ calendar, minutes }: Lesson, announce: (news: string) => void) {
  const { t } = useTranslation('demande')
  const { moment } = useSlotWords()
  const { field } = useController<FormValues, 'creneaux'>({ name: 'creneaux' })
  const { value: picked, onChange } = field
  const set = (voeux: Voeu[], text: string) => {
    onChange(voeux)
    announce(text)
  }
  useEffect(() => {
    const left = picked.filter(isFor({ calendar, minutes }))
    if (left.length === picked.length) return
    onChange(left)
    announce(t('ask.outdated'))
  }, [picked, calendar, minutes, onChange, announce, t])
  const remove = (voeu: Voeu) =>
    set(
      picked.filter((other) => rankOf([other], voeu) === 0),
      t('ask.removed', { quand: moment(voeu) }),
    )
  const toggle = (voeu: Voeu) => {
    if (rankOf(picked, voeu) > 0) return remove(voeu)
    if (picked.length === MAX_CRENEAUX) return announce(t('ask.full', { max: MAX_CRENEAUX }))
    if (meetsPicked(picked, voeu)) return announce(t('ask.meets', { quand: moment(voeu) }))
    set([...picked, voeu], t('ask.picked', { rang: picked.length + 1, quand: moment(voeu) }))
  }
  /** Moves a pick to another rank. */
  const move = (voeu: Voeu, to: number) => {
    const moved = picked.filter((other) => other !== voeu)
    moved.splice(to, 0, voeu)
    set(moved, t('ask.picked', { rang: to + 1, quand: moment(voeu) }))
  }
  return { picked, toggle, remove, move }
}

export type PicksState = ReturnType<typeof usePicks>
