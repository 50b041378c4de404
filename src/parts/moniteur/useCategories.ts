import { useFormat } from '@core/format/useFormat'
import { usePermiChoice } from '@src/parts/permi/usePermiChoice'
import { usePermisQuery } from '@src/redux/permi/permi'
import { useMemo } from 'react'

/** The licence categories, as options of a form and as codes in a list: « A, B ». */
export function useCategories() {
  const format = useFormat()
  const { data: permis } = usePermisQuery()
  const permiChoice = usePermiChoice()
  return useMemo(() => {
    const codes = new Map(permis?.map(({ id, code }) => [id, code]))
    const options = (permis ?? []).map(permiChoice)
    const codesOf = (ids: readonly number[]) => format.inRow([...ids].sort((a, b) => a - b).map((id) => codes.get(id)))
    return { options, codesOf, isLoading: permis === undefined }
  }, [permis, permiChoice, format])
}
