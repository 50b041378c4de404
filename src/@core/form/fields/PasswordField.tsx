import { PasswordInput } from './PasswordInput'
import { type FieldProps, useField } from './useField'

/** A password field with a button that reveals the text. */
export function PasswordField({ name, ...props }: FieldProps & { autoFocus?: boolean }) {
  const { code, register } = useField(name, props.hint)
  return <PasswordInput {...props} {...register(name)} code={code} />
}
