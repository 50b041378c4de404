import { PasswordInput } from './PasswordInput'
import { type FieldProps, useField } from './useField'

/** A password, with a button that shows what is typed. */
export function PasswordField({ name, ...props }: FieldProps & { autoFocus?: boolean }) {
  const { code, register } = useField(name, props.hint)
  return <PasswordInput {...props} {...register(name)} code={code} />
}
