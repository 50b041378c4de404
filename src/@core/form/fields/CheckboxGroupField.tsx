import type { SelectOption } from '@core/components/select/selectProps'
import { Controller } from 'react-hook-form'
import { FieldNotes } from './FieldShell'
import { type FieldProps, useField } from './useField'

interface CheckboxGroupFieldProps extends FieldProps {
  options: readonly SelectOption[]
  /** The form holds numbers, for ids. */
  numeric?: boolean
  /** `columns` is for longer labels, which are shown in columns. */
  look?: 'row' | 'columns'
}

const toList = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

/** Several choices among a few; the form holds the list of ticked values. */
export function CheckboxGroupField({
  name,
  label,
  hint,
  required,
  className,
  options,
  numeric,
  look = 'row',
}: CheckboxGroupFieldProps) {
  const { id, code, control, describedBy } = useField(name, hint)
  return (
    <fieldset className={`field ${className ?? ''}`.trim()} aria-describedby={describedBy}>
      <legend className={required ? 'form-label is-required' : 'form-label'}>{label}</legend>
      <Controller
        name={name}
        control={control}
        render={({ field }) => {
          const chosen = toList(field.value)
          const set = (next: string[]) => field.onChange(numeric ? next.map(Number) : next)
          return (
            <div className={look === 'columns' ? 'check-columns' : 'check-group'}>
              {options.map(({ value, label: text }) => (
                <label key={value} className="check-option">
                  <input
                    type="checkbox"
                    className="form-check-input"
                    checked={chosen.includes(value)}
                    aria-invalid={code ? true : undefined}
                    onBlur={field.onBlur}
                    onChange={(event) =>
                      set(event.target.checked ? [...chosen, value] : chosen.filter((item) => item !== value))
                    }
                  />
                  {text}
                </label>
              ))}
            </div>
          )
        }}
      />
      <FieldNotes id={id} hint={hint} code={code} />
    </fieldset>
  )
}
