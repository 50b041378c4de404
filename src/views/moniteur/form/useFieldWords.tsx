import { Avatar } from '@core/components/Avatar'
import { Blank } from '@core/components/states/Blank'
import { fullName } from '@core/format/names'
import { useFormat } from '@core/format/useFormat'
import { useCategories } from '@src/parts/moniteur/useCategories'
import type { MoniteurFormValues } from '@src/parts/moniteur/values'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Field } from './record'

/** The labels of an instructor's fields and the display of their values. */
export function useFieldWords() {
  const { t } = useTranslation(['moniteur', 'fields'])
  const format = useFormat()
  const { codesOf } = useCategories()
  const value = (field: Field, values: MoniteurFormValues): ReactNode => {
    if (field === 'photo') return <Avatar name={fullName(values)} src={values.photo} size={40} />
    if (field === 'categories') return codesOf(values.categories)
    if (field === 'availability') return t(`availability.${values.availability}`)
    if (field === 'expirationCarte' && values.expirationCarte) return format.day(values.expirationCarte, 'short')
    return values[field] || <Blank />
  }
  return { label: (field: Field) => t(`fields:${field}`), value }
}
