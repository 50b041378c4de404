import { useCallback } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { useField } from '../fields/useField'

/** A field of the surrounding form whose value is parsed from the typed text. */
export function useTypedField(name: string, hint?: string) {
  const { id, code } = useField(name, hint)
  const { watch } = useFormContext()
  const { field } = useController({ name })
  // A reset, a restored draft or a dependent change by another field is not typing.
  const subscribe = useCallback(
    (giveWay: () => void) => {
      const subscription = watch((_values, { name: changed, type }) => {
        if (type !== 'change' && (!changed || changed === name)) giveWay()
      })
      return () => subscription.unsubscribe()
    },
    [watch, name],
  )
  const value = typeof field.value === 'string' ? field.value : ''
  const { onChange, onBlur, ref } = field
  return { id, field: { id, code, name, ref, value, subscribe, onChange, onSettle: onBlur } }
}
