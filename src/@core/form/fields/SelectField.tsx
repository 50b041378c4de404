import type { SelectOption } from '@core/components/select/selectProps'
import { type RefObject, useEffect, useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FieldShell } from './FieldShell'
import { type FieldProps, useField } from './useField'

interface SelectFieldProps extends FieldProps {
  options: readonly SelectOption[]
  /** By default the choice may be empty unless the field is required. */
  placeholder?: string
  /** The form holds a number or null, for ids. */
  numeric?: boolean
}

const toId = (value: unknown) => (value === '' || value === null || value === undefined ? null : Number(value))

/** Shows the value of the form also when its option arrives after the field, as from a server. */
function useLateOptions(list: RefObject<HTMLSelectElement | null>, { name, options }: SelectFieldProps): void {
  const { getValues } = useFormContext()
  useEffect(() => {
    const value = String(getValues(name) ?? '')
    const isOffered = options.some((option) => option.value === value)
    if (list.current && isOffered) list.current.value = value
  }, [list, getValues, name, options])
}

/** One choice among a few, with the browser's native list. */
export function SelectField(props: SelectFieldProps) {
  const { name, label, hint, required, className, options, placeholder, numeric, ...select } = props
  const { t } = useTranslation('common')
  const { id, code, register, aria } = useField(name, hint)
  const list = useRef<HTMLSelectElement>(null)
  useLateOptions(list, props)
  const { ref, ...field } = register(name, { setValueAs: numeric ? toId : (value: unknown) => value || null })
  return (
    <FieldShell id={id} label={label} hint={hint} required={required} code={code} className={className}>
      <select
        {...select}
        {...aria}
        {...field}
        ref={(element) => {
          ref(element)
          list.current = element
        }}
        id={id}
        aria-required={required}
        className={code ? 'form-select is-invalid' : 'form-select'}
      >
        <option value="">{placeholder ?? t('choose')}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldShell>
  )
}
