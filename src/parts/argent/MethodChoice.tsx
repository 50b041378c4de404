import { METHODS, type Method } from '@contract/argent/transaction'
import { useEffect, useId } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { METHOD_ICONS } from './methods'
import './argent.scss'

/** The fields of a form with a choice of method. */
interface MethodValues {
  montant: string
  method: Method
}

/** Elements in which a digit is typed as text, and dialogs. */
const TYPING = 'input:not([type="radio"]), textarea, select, [contenteditable="true"], .swal2-container, .modal'

/** The digits 1 to 5 choose a method while no text is being typed. */
function useMethodKeys() {
  const { setValue, setFocus } = useFormContext<MethodValues>()
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest(TYPING) !== null
      if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return
      const method = METHODS[Number(event.key) - 1]
      if (!method) return
      event.preventDefault()
      setValue('method', method, { shouldDirty: true })
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [setValue])
  return setFocus
}

/** The choice of the payment method: five buttons in a row. */
export function MethodChoice() {
  const { t } = useTranslation('paiement')
  const { register, getValues } = useFormContext<MethodValues>()
  const id = useId()
  const setFocus = useMethodKeys()
  useEffect(() => {
    // With a proposed amount, a digit and Enter are enough.
    if (getValues('montant') === '') setFocus('montant')
    else document.getElementById(`${id}-CASH`)?.focus({ preventScroll: true })
  }, [getValues, setFocus, id])
  return (
    <fieldset aria-describedby={`${id}-keys`}>
      <legend className="form-label">{t('pay.method')}</legend>
      <div className="methods-row">
        {METHODS.map((method, index) => {
          const Icon = METHOD_ICONS[method]
          return (
            <label key={method} className="method">
              <input type="radio" id={`${id}-${method}`} value={method} {...register('method')} />
              <Icon aria-hidden size={18} strokeWidth={1.75} />
              <span>{t(`method.${method}`)}</span>
              <kbd aria-hidden>{index + 1}</kbd>
            </label>
          )
        })}
      </div>
      <p className="field-hint methods-keys" id={`${id}-keys`}>
        {t('pay.keys')}
      </p>
    </fieldset>
  )
}
