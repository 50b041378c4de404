import type { CandidatDetail } from '@contract/ecole/candidat'
import type { Permi } from '@contract/ecole/permi'
import { checkResolver } from '@core/form/checkResolver'
import { type Holder, holderOf } from '@core/form/record/HeldNote'
import { useRecordForm } from '@core/form/record/useRecordForm'
import { useCreateCandidatMutation, useUpdateCandidatMutation } from '@src/redux/candidat/candidat'
import { useSchool } from '@src/redux/session/useSchool'
import { useMemo, useState } from 'react'
import { useAfterSave } from './useAfterSave'
import {
  candidatRecord,
  type Field,
  type FormValues,
  identityOf,
  inputOf,
  newValues,
  valuesOf,
  youthOf,
} from './values'

/** The form of a candidate; `holder` is the person who already has the typed identity number. */
export function useCandidatForm(candidat: CandidatDetail | undefined, permis: readonly Permi[]) {
  const { pays, today } = useSchool()
  const resolver = useMemo(
    () =>
      checkResolver<FormValues>((values) => ({
        ...youthOf(values, permis, today),
        ...candidatRecord.faultsOf(values),
        ...identityOf(values),
      })),
    [permis, today],
  )
  const [create] = useCreateCandidatMutation()
  const [update] = useUpdateCandidatMutation()
  const [holder, setHolder] = useState<Holder | null>(null)
  const onSaved = useAfterSave(!candidat)
  const id = candidat?.id
  const [wasArchived] = useState(candidat?.archived)
  const record = useRecordForm<Field, FormValues, CandidatDetail>({
    start: () => (candidat ? valuesOf(candidat, pays) : newValues(today)),
    draftKey: `candidat:${id ?? 'new'}`,
    ...candidatRecord.form,
    resolver,
    send: (values) =>
      id === undefined
        ? create(inputOf(values))
        : update({ id, body: { ...inputOf(values), version: values.version } }),
    staleOf: candidatRecord.staleOf((row) => valuesOf(row, pays), wasArchived),
    onRefused: (problem) => setHolder(problem && holderOf(problem.details)),
    onSaved,
  })
  return { record, holder }
}
