import type { Moniteur } from '@contract/ecole/moniteur'
import { formValuesOf } from '@src/parts/moniteur/values'
import { useSchool } from '@src/redux/session/useSchool'
import { useTranslation } from 'react-i18next'

/** Makes the values of the form from a record, written as people of the school write them. */
export function useFormValues() {
  const { i18n } = useTranslation()
  const { currency, pays } = useSchool()
  return (moniteur: Moniteur) => formValuesOf(moniteur, { language: i18n.language, currency, pays })
}
