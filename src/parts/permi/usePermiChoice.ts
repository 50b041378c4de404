import type { Permi } from '@contract/ecole/permi'
import type { SelectOption } from '@core/components/select/selectProps'
import { useCallback } from 'react'
import { usePermiName } from './usePermiName'

/** Makes the option of a licence category in a form: « B · Voitures ». */
export function usePermiChoice() {
  const nameOf = usePermiName()
  return useCallback(
    ({ id, code, libelle }: Pick<Permi, 'id' | 'code' | 'libelle'>): SelectOption => {
      const name = nameOf({ code, libelle })
      return { value: String(id), label: name === code ? code : `${code} · ${name}` }
    },
    [nameOf],
  )
}
