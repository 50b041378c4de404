import { VisuallyHidden } from '@core/components/VisuallyHidden'
import type { ImportStep } from '@src/redux/candidat/slice'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'

const STEPS = ['file', 'columns', 'rows', 'report'] as const

/** The steps of the import with the current one. */
export function StepList({ step }: { step: ImportStep | 'file' }) {
  const { t } = useTranslation('import')
  const current = STEPS.indexOf(step === 'running' ? 'rows' : step)
  return (
    <ol className="steps" aria-label={t('steps.label')}>
      {STEPS.map((name, index) => (
        <li
          key={name}
          className="step"
          aria-current={index === current ? 'step' : undefined}
          data-done={index < current}
        >
          <span className="step-mark" aria-hidden>
            {index < current ? <Check size={14} strokeWidth={2.5} /> : index + 1}
          </span>
          <span className="step-name">{t(`steps.${name}`)}</span>
          {index < current ? <VisuallyHidden>{t('steps.done')}</VisuallyHidden> : null}
        </li>
      ))}
    </ol>
  )
}
