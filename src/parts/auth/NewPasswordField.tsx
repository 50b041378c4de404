import { PasswordField } from '@core/form/fields/PasswordField'
import { useDebounced } from '@core/hooks/useDebounced'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { prepareStrength, strengthOf } from './strength'

const TONES = ['weak', 'weak', 'fair', 'good', 'good'] as const

function useStrength(password: string, known: readonly string[]): number | null {
  const settled = useDebounced(password, 150)
  // Joined to a text, so that equal values are a stable dependency.
  const words = known.join('\n')
  const [score, setScore] = useState<number | null>(null)
  useEffect(() => {
    let isCurrent = true
    if (!settled) setScore(null)
    else void strengthOf(settled, words.split('\n')).then((next) => isCurrent && setScore(next))
    return () => {
      isCurrent = false
    }
  }, [settled, words])
  return score
}

interface NewPasswordFieldProps {
  name: string
  /** Its name, where there is no earlier password. */
  label?: string
  /** Known data on the person, with a constant number of values: a password made from it is weak. */
  known?: readonly string[]
}

const NOTHING: readonly string[] = []

/** A field for a new password with its strength. */
export function NewPasswordField({ name, label, known = NOTHING }: NewPasswordFieldProps) {
  const { t } = useTranslation('auth')
  const password: unknown = useWatch({ name })
  const score = useStrength(typeof password === 'string' ? password : '', known)
  useEffect(() => {
    prepareStrength().catch(() => undefined)
  }, [])
  return (
    <div>
      <PasswordField
        name={name}
        label={label ?? t('newPassword')}
        hint={t('newPasswordHint')}
        autoComplete="new-password"
        required
      />
      {score === null ? null : <StrengthMeter score={score} />}
    </div>
  )
}

function StrengthMeter({ score }: { score: number }) {
  const { t } = useTranslation('auth')
  const word = t(`strength.${score}`)
  return (
    <div className={`strength strength-${TONES[score] ?? 'weak'}`}>
      {/* biome-ignore lint/a11y/useSemanticElements: <meter> cannot be styled in every browser */}
      <div
        className="strength-bar"
        role="meter"
        aria-label={t('strength.label')}
        aria-valuemin={0}
        aria-valuemax={4}
        aria-valuenow={score}
        aria-valuetext={word}
      >
        {[1, 2, 3, 4].map((step) => (
          <span key={step} className={step <= Math.max(score, 1) ? 'strength-on' : ''} />
        ))}
      </div>
      <span aria-hidden>{word}</span>
    </div>
  )
}
