import { type PermiEnseigne, type PermisEnseignes, permisEnseignes, permisEnUsage } from '@contract/ecole/permi'
import { checkResolver } from '@core/form/checkResolver'
import { currentIn } from '@core/form/record/recordKit'
import { useRecordForm } from '@core/form/record/useRecordForm'
import type { Problem } from '@core/http/problem'
import { useSavePermisEnseignesMutation } from '@src/redux/permi/permi'
import { useState } from 'react'

export interface PermisValues {
  /** Ids of the taught categories. */
  permis: number[]
  version: number
}

const currentOf = currentIn(permisEnseignes)

const valuesOf = ({ permis, version }: PermisEnseignes): PermisValues => ({
  permis: permis.filter(({ enseigne }) => enseigne).map(({ id }) => id),
  version,
})

/** Sorted and joined, so that unchanged values compare equal. */
const comparable = ({ permis }: PermisValues) => ({ permis: [...permis].sort((a, b) => a - b).join() })

const inUseOf = (problem: Problem | null): PermiEnseigne[] =>
  problem?.code === 'permi_in_use' ? (permisEnUsage.safeParse(problem.details).data?.permis ?? []) : []

/** The form of the taught categories; `inUse` are those that could not be removed. */
export function usePermisForm(taught: PermisEnseignes, onSaved: (saved: PermisEnseignes) => void) {
  const [save] = useSavePermisEnseignesMutation()
  const [inUse, setInUse] = useState<PermiEnseigne[]>([])
  const record = useRecordForm<'permis', PermisValues, PermisEnseignes>({
    start: () => valuesOf(taught),
    resolver: checkResolver<PermisValues>(async ({ permis }) =>
      permis.length === 0 ? { permis: 'required' as const } : {},
    ),
    draftKey: 'permis',
    fields: ['permis'],
    comparable,
    send: (values) => save(values),
    staleOf: (details) => {
      const current = currentOf(details)
      return current ? { values: valuesOf(current), savedAt: current.updatedAt ?? '' } : null
    },
    onRefused: (problem) => setInUse(inUseOf(problem)),
    onSaved,
  })
  return { record, inUse }
}
