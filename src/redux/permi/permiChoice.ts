import type { Permi } from '@contract/ecole/permi'
import type { SelectOption } from '@core/components/selectProps'

/** The label of a licence category in a form: « B · Voitures ». */
export const permiChoice = ({ id, code, libelle }: Pick<Permi, 'id' | 'code' | 'libelle'>): SelectOption => ({
  value: String(id),
  label: libelle === code ? code : `${code} · ${libelle}`,
})
