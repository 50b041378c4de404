import { ButtonLink } from '@core/components/ButtonLink'
import { VisuallyHidden } from '@core/components/VisuallyHidden'
import { paths } from '@src/configs/paths'
import type { ReadOnlyState } from '@src/parts/profil/useReadOnly'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** The steps of a read-only school: done ones, the next one, and who has to act. */
export function WaitingSteps({ reason, hasPack }: Pick<ReadOnlyState, 'reason' | 'hasPack'>) {
  const { t } = useTranslation('dashboard')
  const steps = [
    { id: 'signup', isDone: true },
    { id: 'pack', isDone: hasPack },
    { id: 'approval', isDone: reason === 'NO_PACKAGE' },
    { id: 'candidats', isDone: false },
  ] as const
  const next = steps.find(({ isDone }) => !isDone)?.id
  return (
    <section className="waiting" aria-labelledby="waiting-title">
      <h2 id="waiting-title">{t(`waiting.title.${reason}`)}</h2>
      <ol>
        {steps.map(({ id, isDone }, index) => (
          <li key={id} aria-current={id === next ? 'step' : undefined} data-done={isDone}>
            <span className="waiting-mark" aria-hidden>
              {isDone ? <Check size={14} strokeWidth={2.5} /> : index + 1}
            </span>
            <div>
              <p className="waiting-name">
                {t(`waiting.${id}.title`)}
                {isDone ? <VisuallyHidden>{t('waiting.done')}</VisuallyHidden> : null}
              </p>
              <p className="muted">{t(`waiting.${id}.text`)}</p>
              {id === 'pack' && !isDone ? (
                <ButtonLink look="primary" size="sm" to={paths.abonnement}>
                  {t('waiting.pack.action')}
                </ButtonLink>
              ) : null}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
