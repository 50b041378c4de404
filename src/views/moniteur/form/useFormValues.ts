import type { Moniteur } from '@contract/ecole/moniteur'
import { formValuesOf } from '@src/parts/moniteur/values'
import { useSchool } from '@src/redux/session/useSchool'
import { useTranslation } from 'react-i18next'

/** The form's values of a record, formatted for the school's country. */
export function useFormValues() {
  const { i18n } = useTranslation()
  const { currency, pays } = useSchool()
  return (moniteur: Moniteur) => formValuesOf(moniteur, { language: i18n.language, currency, pays })
}
