import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

const WAYS = ['both', 'drag', 'tap'] as const
/** The greatest distance from the thumb at which a press grabs it, as a share of the whole. */
const NEAR = 0.06

export function Behaviour() {
  const { t } = useTranslation('demoExtensions')
  const id = useId()
  const taken = useRef(false)
  const [values, setValues] = useState<Record<string, number>>({ both: 20, drag: 50, tap: 80 })
  return (
    <div className="showcase-stack">
      {WAYS.map((way) => (
        <div key={way} className="field">
          <label className="form-label" htmlFor={`${id}-${way}`}>
            {t(`word.slideBy.${way}`)}
          </label>
          <input
            id={`${id}-${way}`}
            type="range"
            className="slider"
            value={values[way]}
            onPointerDown={({ currentTarget, clientX }) => {
              const { left, width } = currentTarget.getBoundingClientRect()
              const part = Math.abs((clientX - left) / width)
              const place = getComputedStyle(currentTarget).direction === 'rtl' ? 1 - part : part
              taken.current = Math.abs(place - (values[way] ?? 0) / 100) < NEAR
            }}
            onPointerUp={() => {
              taken.current = false
            }}
            onChange={({ target, nativeEvent }) => {
              // The draggable slider ignores presses beside its thumb, and the tappable one ignores drags.
              const isPointer = target.matches(':active') && nativeEvent.isTrusted
              if (isPointer && ((way === 'drag' && !taken.current) || (way === 'tap' && taken.current))) return
              setValues({ ...values, [way]: target.valueAsNumber })
            }}
          />
          <output htmlFor={`${id}-${way}`}>{values[way]}</output>
        </div>
      ))}
    </div>
  )
}
