import type { FocusEvent, HTMLInputTypeAttribute } from 'react'
import { type RegisterOptions, useFormContext } from 'react-hook-form'
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
  /** Also checked when it is left with a text, so that a fault does not wait for the button. */
  checksOnLeave?: boolean
}

/** One line of text. */
export function TextField({ name, type = 'text', checksOnLeave = false, ...props }: TextFieldProps) {
  const { code, register } = useField(name, props.hint)
  const checks = useLeaveCheck(name, code)
  return <InputField {...props} {...register(name, checksOnLeave ? checks : undefined)} type={type} code={code} />
}

/** Marks a field that is left with a wrong text, and takes the mark away while the text is put right. */
function useLeaveCheck(name: string, code: string | null): RegisterOptions {
  const { trigger } = useFormContext()
  return {
    onBlur: ({ target }: FocusEvent<HTMLInputElement>) => {
      if (target.value.trim()) void trigger(name)
    },
    onChange: () => {
      if (code) void trigger(name)
    },
  }
}
