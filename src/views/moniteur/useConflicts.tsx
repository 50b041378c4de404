import { Avatar } from '@core/components/Avatar'
import { fullName } from '@src/views/candidat/names'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useCategories } from './useCategories'
import type { FieldConflict } from './VersionConflict'
import type { MoniteurFormValues } from './values'

type Name = keyof MoniteurFormValues

const FIELDS = [
  ['photo', 'photo'],
  ['nom', 'nom'],
  ['prenom', 'prenom'],
  ['cin', 'cin'],
  ['telephone', 'telephone'],
  ['email', 'email'],
  ['categories', 'form.categories'],
  ['numeroCarte', 'numeroCarte'],
  ['expirationCarte', 'form.expirationCarte'],
  ['tarifHoraire', 'tarifHoraire'],
  ['disponible', 'etat'],
] as const satisfies readonly (readonly [Name, string])[]

/** Spaces and the order of categories make no difference. */
const comparable = (value: MoniteurFormValues[Name]) =>
  Array.isArray(value) ? [...value].sort().join() : String(value ?? '').replace(/\s/g, '')

/** The fields in which what was typed and what is saved now differ, each in words. */
export function useConflicts() {
  const { t } = useTranslation('moniteur')
  const { codesOf } = useCategories()
  const words = (name: Name, values: MoniteurFormValues): ReactNode => {
    if (name === 'photo') return <Avatar name={fullName(values)} src={values.photo} size={40} />
    if (name === 'categories') return codesOf(values.categories)
    if (name === 'disponible') return values.disponible ? t('disponible.true') : t('disponible.false')
    return values[name] || '—'
  }
  return (mine: MoniteurFormValues, theirs: MoniteurFormValues): FieldConflict[] =>
    FIELDS.filter(([name]) => comparable(mine[name]) !== comparable(theirs[name])).map(([name, label]) => ({
      name,
      label: t(label),
      mine: words(name, mine),
      theirs: words(name, theirs),
    }))
}
