import { ButtonLink } from '@core/components/ButtonLink'
import type { ReadOnlyState } from '@src/parts/profil/useReadOnly'
import { Hourglass } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { BackButton } from './BackButton'
import { MiscPage } from './MiscPage'

/** Replaces a page that writes while the school is read-only: the reason, and the next step. */
export function ReadOnlyPage({ text, step }: Pick<ReadOnlyState, 'text' | 'step'>) {
  const { t } = useTranslation('misc')
  return (
    <MiscPage
      icon={Hourglass}
      title={t('readOnly.title')}
      text={text}
      actions={
        <>
          <BackButton />
          {step ? (
            <ButtonLink look="primary" to={step.to}>
              {step.label}
            </ButtonLink>
          ) : null}
        </>
      }
    />
  )
}
