import { Select } from '@core/components/select/Select'
import type { SelectOption } from '@core/components/select/selectProps'
import { Controller } from 'react-hook-form'
import { FieldShell } from './FieldShell'
import { type FieldProps, useField } from './useField'

interface ComboFieldProps extends FieldProps {
  options: readonly SelectOption[]
  onSearch?: (text: string) => void
  loading?: boolean
  placeholder?: string
  /** The form holds a number or null, for ids. */
  numeric?: boolean
}

/** One choice among many, with a search. */
export function ComboField({ name, label, hint, required, className, numeric, disabled, ...select }: ComboFieldProps) {
  const { id, code, control, aria } = useField(name, hint)
  return (
    <FieldShell id={id} label={label} hint={hint} required={required} code={code} className={className}>
      <Controller
        name={name}
        control={control}
        render={({ field }) => (
          <Select
            {...select}
            {...aria}
            id={id}
            aria-labelledby={`${id}-label`}
            disabled={disabled}
            clearable={!required}
            value={field.value === null || field.value === undefined ? null : String(field.value)}
            onChange={(value) => field.onChange(numeric && value !== null ? Number(value) : value)}
            onBlur={field.onBlur}
          />
        )}
      />
    </FieldShell>
  )
}
