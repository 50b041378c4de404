import { IconButton } from '@core/components/IconButton'
import type { ComponentProps, KeyboardEvent, ReactNode, Ref } from 'react'
import { FieldNotes } from '../fields/FieldShell'
import type { TypedField, TypedOptions } from './useTyped'

/** Props of a field whose value is typed or chosen. */
export interface TypedInputProps extends TypedOptions {
  id: string
  name?: string
  ref?: Ref<HTMLInputElement>
  'aria-label'?: string | undefined
  /** Set when the fault is shown elsewhere, with the id of that element. */
  'aria-invalid'?: boolean | undefined
  'aria-describedby'?: string | undefined
  hint?: string | undefined
  /** The code of a fault found by the form: `errors:field.<code>`. */
  code?: string | null | undefined
  required?: boolean | undefined
  disabled?: boolean | undefined
  autoComplete?: string | undefined
}

type InputProps = Omit<ComponentProps<'input'>, keyof TypedInputProps | 'type'>

interface FrameProps extends InputProps, Omit<TypedInputProps, keyof TypedOptions> {
  typed: TypedField
  /** The code of the fault shown when the text cannot be parsed. */
  unread: string
  /** The limits in the display format. */
  limits: { min: string; max: string }
  rootRef: Ref<HTMLDivElement>
  button: ComponentProps<typeof IconButton>
  /** The content that the button opens. */
  children: ReactNode
}

/** The input of a typed value, the button that offers values to choose, and the notes below. */
export function TypedInput({ typed, unread, limits, rootRef, button, children, hint, code, ...input }: FrameProps) {
  const { id, required, disabled, 'aria-invalid': isInvalid, 'aria-describedby': described, onKeyDown } = input
  const fault = typed.fault === 'unread' ? unread : (code ?? typed.fault)
  const label = input['aria-label'] ? undefined : `${id}-label`
  const describedBy = [fault && `${id}-fault`, hint && `${id}-hint`, described].filter(Boolean).join(' ')
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    // Parsed before the surrounding form is submitted.
    if (event.key === 'Enter' && !event.defaultPrevented) typed.settle()
  }
  return (
    <>
      <div ref={rootRef} className="field-with-addon">
        <input
          {...input}
          required={undefined}
          type="text"
          autoComplete={input.autoComplete ?? 'off'}
          className={fault || isInvalid ? 'form-control is-invalid' : 'form-control'}
          aria-required={required}
          aria-invalid={fault ? true : isInvalid}
          aria-describedby={describedBy || undefined}
          data-unread={typed.isUnread || undefined}
          value={typed.text}
          onChange={(event) => typed.type(event.target.value)}
          onBlur={typed.settle}
          onKeyDown={onKey}
        />
        <IconButton {...button} className="field-addon" aria-describedby={label} disabled={disabled} />
        {children}
      </div>
      <FieldNotes
        id={id}
        hint={hint}
        code={fault}
        values={{ limit: fault === 'too_early' ? limits.min : limits.max }}
      />
    </>
  )
}
