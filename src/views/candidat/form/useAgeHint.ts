import { ageOn } from '@contract/clock/days'
import type { Permi } from '@contract/ecole/permi'
import { isDay } from '@contract/fields'
import { useFormat } from '@core/format/useFormat'
import { useSchool } from '@src/redux/session/useSchool'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ageAsked, type FormValues } from './values'

/** The hint under the birth date: the age, and the minimum age of the licence. */
export function useAgeHint(permis: readonly Permi[]): string | undefined {
  const { t } = useTranslation('candidat')
  const format = useFormat()
  const { today } = useSchool()
  const [birth, idPermi] = useWatch<FormValues, ['dateNaissance', 'idPermi']>({ name: ['dateNaissance', 'idPermi'] })
  const permi = permis.find(({ id }) => id === idPermi)
  const age = isDay(birth) && birth <= today ? t('age', { count: ageOn(birth, today) }) : null
  // While no licence is chosen, the lowest minimum age is shown to younger candidates.
  const least = ageAsked(null, permis)
  const isTooYoung = isDay(birth) && birth <= today && ageOn(birth, today) < least
  const lowest = isTooYoung ? t('form.lowestAge', { count: least }) : null
  const minimum = permi ? t('form.minimumAge', { count: permi.ageMin, permi: permi.code }) : lowest
  return format.beside([age, minimum]) || undefined
}
