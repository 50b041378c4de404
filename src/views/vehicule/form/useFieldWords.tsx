import { Blank } from '@core/components/states/Blank'
import { useFormat } from '@core/format/useFormat'
import { useCategories } from '@src/parts/moniteur/useCategories'
import type { VehiculeFormValues } from '@src/parts/vehicule/form/values'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Field } from './record'

const DAYS: readonly Field[] = ['finAssurance', 'finVisite', 'finVignette']

/** The labels of a vehicle's fields and the display of their values. */
export function useFieldWords() {
  const { t } = useTranslation(['vehicule', 'fields'])
  const format = useFormat()
  const { codesOf } = useCategories()
  const value = (field: Field, values: VehiculeFormValues): ReactNode => {
    const raw = values[field]
    if (raw === null || raw === '') return <Blank />
    if (typeof raw === 'number') return codesOf([raw])
    if (field === 'availability') return t(`availability.${raw}`)
    if (field === 'boite') return t(`boite.${raw}`)
    return DAYS.includes(field) ? format.day(raw, 'short') : raw
  }
  return { label: (field: Field) => t(`fields:${field}`), value }
}
