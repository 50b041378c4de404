import { Button } from '@core/components/Button'
import { Chip } from '@core/components/Chip'
import { type SubmitEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

interface CodeFieldProps {
  label: string
  hint: string
  /** Shown for an invalid code. */
  wrong: string
  /** The applied code, described. */
  applied: string | null
  /** Returns whether the code is valid. */
  onApply: (text: string) => boolean
  onRemove: () => void
}

/** A field to type and apply a discount code. */
export function CodeField({ label, hint, wrong, applied, onApply, onRemove }: CodeFieldProps) {
  const { t } = useTranslation('demoShop')
  const id = useId()
  const [text, setText] = useState('')
  const [isWrong, setWrong] = useState(false)
  const apply = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const isRight = onApply(text)
    setWrong(!isRight)
    if (isRight) setText('')
  }
  if (applied) return <Chip label={applied} onRemove={onRemove} />
  return (
    <form noValidate onSubmit={apply}>
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      <div className="coupon-line">
        <input
          id={id}
          className={isWrong ? 'form-control is-invalid' : 'form-control'}
          aria-invalid={isWrong || undefined}
          aria-describedby={`${id}-note`}
          maxLength={30}
          autoComplete="off"
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            setWrong(false)
          }}
        />
        <Button type="submit">{t('coupon.apply')}</Button>
      </div>
      <p id={`${id}-note`} className={isWrong ? 'field-fault' : 'field-hint'} role="status">
        {isWrong ? wrong : hint}
      </p>
    </form>
  )
}
