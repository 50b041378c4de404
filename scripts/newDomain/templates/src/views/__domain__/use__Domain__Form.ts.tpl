import type { __Domain__ } from '@contract/__wing__/__domain__'
import { useRecordForm } from '@core/form/record/useRecordForm'
import { useCreate__Domain__Mutation, useUpdate__Domain__Mutation } from '@src/redux/__domain__/__domain__'
import { type __Domain__FormValues, __domain__Record, bodyOf, type Field, formValuesOf, NEW___DOMAIN__ } from './values'

/** The state and the submission of the form of a record. */
export function use__Domain__Form(record: __Domain__ | undefined, onSaved: (saved: __Domain__) => void) {
  const [create] = useCreate__Domain__Mutation()
  const [update] = useUpdate__Domain__Mutation()
  const id = record?.id
  return useRecordForm<Field, __Domain__FormValues, __Domain__>({
    start: () => (record ? formValuesOf(record) : NEW___DOMAIN__),
    draftKey: `__domain__:${id ?? 'new'}`,
    ...__domain__Record.form,
    send: (values) =>
      id === undefined ? create(bodyOf(values)) : update({ id, body: { ...bodyOf(values), version: values.version } }),
    staleOf: __domain__Record.staleOf(formValuesOf),
    onSaved,
  })
}
