import { fullName } from '@core/format/names'
import { isNotFound } from '@src/redux/answers/isNotFound'
import { useMoniteurQuery } from '@src/redux/moniteur/moniteur'

/** The name of the instructor with this id, or `unknown` when there is none. */
export function MoniteurWord({ id, unknown }: { id: number; unknown: string }) {
  const { currentData, error } = useMoniteurQuery(id)
  if (currentData) return fullName(currentData)
  return isNotFound(error) ? unknown : '…'
}
