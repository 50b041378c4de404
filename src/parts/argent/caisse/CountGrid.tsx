import { COUPURES, type Coupure } from '@contract/caisse/coupures'
import { latinDigits } from '@contract/fold'
import { useFaultText } from '@core/form/useFaultText'
import { useSchool } from '@src/redux/session/useSchool'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useMoney } from '../useMoney'
import { useCoupureWords } from './coupureWords'

export type Counts = Readonly<Record<string, string>>

/** Whether a field holds a number of pieces; an empty one counts as none. */
export const isCount = (text: string): boolean => /^\d{0,5}$/.test(text)

/** The number of pieces as typed; none where it cannot be read. */
export const piecesOf = (text: string): number => (isCount(text) ? Number(text) : 0)

interface CountGridProps {
  counts: Counts
  onChange: (counts: Counts) => void
}

/** Moves from field to field as on a till: Enter and the arrow down go on, the arrow up goes back. */
function onKey(event: KeyboardEvent<HTMLInputElement>): void {
  const isNext = event.key === 'ArrowDown' || event.key === 'Enter'
  if (!isNext && event.key !== 'ArrowUp') return
  const inputs = [...(event.currentTarget.closest('.count-grid')?.querySelectorAll('input') ?? [])]
  const index = inputs.indexOf(event.currentTarget)
  const target = inputs[index + (isNext ? 1 : -1)]
  event.preventDefault()
  // Enter in the last field sends the count.
  if (!target && event.key === 'Enter') event.currentTarget.form?.requestSubmit()
  target?.focus()
}

/** A field for each note and coin of the country, with the sum of each line. */
export function CountGrid({ counts, onChange }: CountGridProps) {
  const { t } = useTranslation('caisse')
  const { pays } = useSchool()
  const grid = useRef<HTMLDivElement>(null)
  useEffect(() => grid.current?.querySelector('input')?.focus({ preventScroll: true }), [])
  return (
    <div ref={grid} className="count-grid">
      {(['billet', 'piece'] as const).map((kind) => (
        <fieldset key={kind} className="count-kind">
          <legend>{t(`count.${kind}s`)}</legend>
          {COUPURES[pays]
            .filter((one) => one.kind === kind)
            .map((coupure) => (
              <CountField
                key={coupure.cle}
                coupure={coupure}
                text={counts[coupure.cle] ?? ''}
                onChange={(text) => onChange({ ...counts, [coupure.cle]: text })}
              />
            ))}
        </fieldset>
      ))}
    </div>
  )
}

interface CountFieldProps {
  coupure: Coupure
  text: string
  onChange: (text: string) => void
}

function CountField({ coupure, text, onChange }: CountFieldProps) {
  const id = useId()
  const money = useMoney()
  const name = useCoupureWords()(coupure)
  const { t } = useTranslation('caisse')
  const faultText = useFaultText()
  const isRead = isCount(text)
  const sum = piecesOf(text) * coupure.valeur
  return (
    <div className="count-row">
      <label htmlFor={id}>{name}</label>
      <input
        id={id}
        aria-label={t(`count.${coupure.kind}`, { name })}
        aria-invalid={!isRead}
        aria-describedby={isRead ? undefined : `${id}-fault`}
        className={isRead ? 'form-control' : 'form-control is-invalid'}
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        placeholder="0"
        value={text}
        onChange={(event) => onChange(latinDigits(event.target.value).trim())}
        onKeyDown={onKey}
        onFocus={(event) => event.target.select()}
      />
      {isRead ? (
        <span className={sum > 0 ? 'count-sum' : 'count-sum muted'}>{money(sum)}</span>
      ) : (
        <span id={`${id}-fault`} className="count-sum field-fault">
          {faultText('integer')}
        </span>
      )}
    </div>
  )
}
