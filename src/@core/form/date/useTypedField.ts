import { useCallback } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { useField } from '../useField'

/** A field of the form around it whose value is read from what is typed. */
export function useTypedField(name: string, hint?: string) {
  const { id, code } = useField(name, hint)
  const { watch } = useFormContext()
  const { field } = useController({ name })
  // A reset, a draft found again or a follow-up of another field is no typing.
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
