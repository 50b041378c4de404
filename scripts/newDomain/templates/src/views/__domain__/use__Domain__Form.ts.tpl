import { type __Domain__, __domain__ } from '@contract/__wing__/__domain__'
import { checkResolver } from '@core/form/checkResolver'
import { useRecordForm } from '@core/form/record/useRecordForm'
import { useCreate__Domain__Mutation, useUpdate__Domain__Mutation } from '@src/redux/__domain__/__domain__'
import { selectUserData } from '@src/redux/auth/slice'
import { useAppSelector } from '@src/redux/hooks'
import { z } from 'zod'
import { type __Domain__FormValues, bodyOf, comparable, FIELDS, type Field, formValuesOf, NEW___DOMAIN__ } from './values'

const resolver = checkResolver<__Domain__FormValues>(async (values) => (await import('./check')).faultsOf(values))
const staleDetails = z.object({ current: __domain__ })

/** The state and the submission of the form of a record. */
export function use__Domain__Form(record: __Domain__ | undefined, onSaved: (saved: __Domain__) => void) {
  const person = useAppSelector(selectUserData)?.connect.id
  const [create] = useCreate__Domain__Mutation()
  const [update] = useUpdate__Domain__Mutation()
  const id = record?.id
  return useRecordForm<Field, __Domain__FormValues, __Domain__>({
    start: () => (record ? formValuesOf(record) : NEW___DOMAIN__),
    resolver,
    draftKey: `__domain__:${person}:${id ?? 'new'}`,
    fields: FIELDS,
    comparable,
    send: (values) =>
      id === undefined ? create(bodyOf(values)) : update({ id, body: { ...bodyOf(values), version: values.version } }),
    staleOf: (details) => {
      const current = staleDetails.safeParse(details).data?.current
      return current ? { values: formValuesOf(current), savedAt: current.updatedAt } : null
    },
    onSaved,
  })
}
