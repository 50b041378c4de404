import { type ConfigurationPlanning, configurationPlanning } from '@contract/planning/openingHours'
import { toast } from '@core/components/toast'
import { currentIn } from '@core/form/record/recordKit'
import { selectUserData } from '@src/redux/auth/slice'
import { useSavePlanningMutation } from '@src/redux/calendar/openingHours'
import { isForPage } from '@src/redux/failures'
import { useAppSelector } from '@src/redux/hooks'
import { problemOf } from '@src/redux/problemOf'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

/** The configuration as it is now, out of a refusal to overwrite it. */
export const currentOf = currentIn(configurationPlanning)

/** One part of a configuration being changed: what it starts from, and how it is saved with the rest as it was. */
export function useConfiguration(planning: ConfigurationPlanning) {
  const { t } = useTranslation('planning')
  const person = useAppSelector(selectUserData)?.connect.id
  const [save] = useSavePlanningMutation()
  // A newer one meanwhile is told of when saving.
  const [start, setStart] = useState(planning)
  /** What stands in the other parts; after a refusal, what somebody else saved there: sent again at once, so no state. */
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
  return { start, send, onSaved, setRest, draftKey: (part: string) => `planning:${person}:${part}` }
}
