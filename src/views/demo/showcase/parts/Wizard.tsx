import { Button } from '@core/components/Button'
import { toast } from '@core/components/messages/toast'
import { InputField } from '@core/form/fields/InputField'
import { plainValues, usePlainForm } from '@core/form/usePlainForm'
import { Check } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

const STEPS = [
  { id: 'account', fields: ['name', 'email'] },
  { id: 'person', fields: ['phone', 'cin'] },
  { id: 'address', fields: ['city', 'street'] },
  { id: 'end', fields: ['remark'] },
] as const
type Field = (typeof STEPS)[number]['fields'][number]

interface WizardProps {
  look: 'row' | 'column'
  /** Each step has to be filled in before the next one. */
  linear?: boolean
  /** Steps without a frame, joined by a line. */
  modern?: boolean
}

/** A form in four steps; typed values survive every change of step. */
export function Wizard({ look, linear = false, modern = false }: WizardProps) {
  const { t } = useTranslation('demoForms')
  const [index, setIndex] = useState(0)
  const [values, setValues] = useState<Record<string, string>>({})
  const formRef = useRef<HTMLFormElement>(null)
  const step = STEPS[index] ?? STEPS[0]
  const names: readonly Field[] = step.fields
  const isLast = index === STEPS.length - 1
  const form = usePlainForm({
    check: (typed) =>
      linear ? Object.fromEntries(names.filter((name) => !typed[name]).map((name) => [name, 'required'])) : {},
    submit: async (typed) => {
      setValues({ ...values, ...typed })
      if (isLast) toast.success(t('word.sent'))
      else setIndex(index + 1)
      return undefined
    },
  })
  const go = (place: number) => {
    if (formRef.current) setValues({ ...values, ...plainValues(formRef.current) })
    setIndex(place)
  }
  return (
    <div className={modern ? `wizard wizard-${look} wizard-modern` : `wizard wizard-${look}`}>
      <ol className="wizard-steps">
        {STEPS.map(({ id }, place) => (
          <li key={id}>
            <button
              type="button"
              className="wizard-step"
              aria-current={place === index ? 'step' : undefined}
              disabled={linear && place > index}
              onClick={() => go(place)}
            >
              <span className="wizard-mark">{place < index ? <Check aria-hidden size={14} /> : place + 1}</span>
              {t(`word.step.${id}`)}
            </button>
          </li>
        ))}
      </ol>
      <form key={step.id} ref={formRef} {...form.props}>
        {names.map((name) => (
          <InputField
            key={name}
            name={name}
            label={t(`word.${name}`)}
            defaultValue={values[name]}
            required={linear}
            code={form.faults[name]}
          />
        ))}
        <div className="form-actions">
          {index > 0 ? <Button onClick={() => go(index - 1)}>{t('word.back')}</Button> : null}
          <Button type="submit" look="primary">
            {t(isLast ? 'word.save' : 'word.next')}
          </Button>
        </div>
      </form>
    </div>
  )
}
