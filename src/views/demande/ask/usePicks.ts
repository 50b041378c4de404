import { MAX_CRENEAUX } from '@contract/planning/demande'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useSlotWords } from '../picker/useSlotWords'
import { type FormValues, isPicked, meetsPicked, type Voeu } from './values'

/** The times that were picked, in the order of preference, and what to say of each change. */
export function usePicks() {
  const { t } = useTranslation('demande')
  const { moment } = useSlotWords()
  const { field } = useController<FormValues, 'creneaux'>({ name: 'creneaux' })
  const [news, setNews] = useState('')
  const picked = field.value
  const set = (voeux: Voeu[], text: string) => {
    field.onChange(voeux)
    setNews(text)
  }
  const remove = (voeu: Pick<Voeu, 'start' | 'end'>) => {
    const left = picked.filter(({ start, end }) => start !== voeu.start || end !== voeu.end)
    set(left, t('ask.removed', { quand: moment(voeu) }))
  }
  const toggle = (voeu: Voeu) => {
    if (isPicked(picked, voeu)) return remove(voeu)
    if (picked.length === MAX_CRENEAUX) return setNews(t('ask.full', { max: MAX_CRENEAUX }))
    if (meetsPicked(picked, voeu)) return setNews(t('ask.meets', { quand: moment(voeu) }))
    set([...picked, voeu], t('ask.picked', { rang: picked.length + 1, quand: moment(voeu) }))
  }
  /** Before the one that was preferred to it. */
  const prefer = (voeu: Voeu) => {
    const place = picked.indexOf(voeu)
    const before = picked[place - 1]
    if (!before) return
    const moved = picked.with(place - 1, voeu).with(place, before)
    set(moved, t('ask.picked', { rang: place, quand: moment(voeu) }))
  }
  return { picked, toggle, remove, prefer, news }
}

export type PicksState = ReturnType<typeof usePicks>
