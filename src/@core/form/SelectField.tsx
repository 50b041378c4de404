import type { SelectOption } from '@core/components/Select'
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

/** One choice among a few, with the browser's native list. */
export function SelectField({ name, label, hint, required, className, options, ...rest }: SelectFieldProps) {
  const { t } = useTranslation('common')
  const { placeholder, numeric, ...select } = rest
  const { id, code, register, aria } = useField(name, hint)
  return (
    <FieldShell {...{ id, label, hint, required, code, className }}>
      <select
        {...select}
        {...aria}
        {...register(name, { setValueAs: numeric ? toId : (value: unknown) => value || null })}
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
