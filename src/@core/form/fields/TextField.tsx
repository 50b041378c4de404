import type { HTMLInputTypeAttribute } from 'react'
import { InputField } from './InputField'
import { type FieldProps, useField } from './useField'

interface TextFieldProps extends FieldProps {
  type?: HTMLInputTypeAttribute
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email'
  placeholder?: string
  maxLength?: number
  autoFocus?: boolean
  /** The language of the text, which sets its direction: `ar` is written from right to left. */
  lang?: string
}

/** One line of text. */
export function TextField({ name, type = 'text', ...props }: TextFieldProps) {
  const { code, register } = useField(name, props.hint)
  return <InputField {...props} {...register(name)} type={type} code={code} />
}
