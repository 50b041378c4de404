import { type ConfigurationPlanning, configurationPlanning } from '@contract/planning/openingHours'
import { toast } from '@core/components/messages/toast'
import { currentIn } from '@core/form/record/recordKit'
import { problemOf } from '@src/redux/answers/problemOf'
import { useSavePlanningMutation } from '@src/redux/calendar/openingHours'
import { isForPage } from '@src/redux/failures'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

/** The current configuration, from the details of a conflict. */
export const currentOf = currentIn(configurationPlanning)

/** Edits one part of a configuration: its start values, and a save that keeps the other parts. */
export function useConfiguration(planning: ConfigurationPlanning) {
  const { t } = useTranslation('planning')
  const [save] = useSavePlanningMutation()
  // Kept while editing: a newer version is reported when saving.
  const [start, setStart] = useState(planning)
  /** The other parts; after a conflict, those of the other user. A ref, because they are sent again immediately. */
  const rest = useRef(planning)
  const setRest = (current: ConfigurationPlanning) => {
    rest.current = current
  }
  const send = (part: Partial<Pick<ConfigurationPlanning, 'horaires' | 'reglages'>>, version: number) =>
    save({ horaires: rest.current.horaires, reglages: rest.current.reglages, ...part, version })
  const onSaved = (saved: ConfigurationPlanning) => {
    const before = start
    setStart(saved)
    setRest(saved)
    const undo = async () => {
      const { data, error } = await save({
        horaires: before.horaires,
        reglages: before.reglages,
        version: saved.version,
      })
      if (isForPage(problemOf(error))) toast.error(t('notUndone'))
      if (!data) return
      setStart(data)
      setRest(data)
      toast.success(t('undone'))
    }
    toast.success(t('saved'), { undo: () => void undo() })
  }
  return { start, send, onSaved, setRest, draftKey: (part: string) => `planning:${part}` }
}
