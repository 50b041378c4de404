import { VisuallyHidden } from '@core/components/VisuallyHidden'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { STEPS } from './values'

/** The steps of the sign-up with the current one. */
export function StepLine({ current }: { current: number }) {
  const { t } = useTranslation('inscription')
  return (
    <ol className="inscription-steps" aria-label={t('steps.label')}>
      {STEPS.map((name, index) => (
        <li key={name} aria-current={index === current ? 'step' : undefined} data-done={index < current}>
          <span className="inscription-mark" aria-hidden>
            {index < current ? <Check size={14} strokeWidth={2.5} /> : index + 1}
          </span>
          <span>{t(`steps.${name}`)}</span>
          {index < current ? <VisuallyHidden>{t('steps.done')}</VisuallyHidden> : null}
        </li>
      ))}
    </ol>
  )
}
