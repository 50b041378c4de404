import { ButtonLink } from '@core/components/ButtonLink'
import { Banner } from '@core/components/messages/Banner'
import { useReadOnly } from '@src/parts/profil/useReadOnly'

/** Why the school is read-only, and how to change that. */
export function ReadOnlyBanner() {
  const state = useReadOnly()
  if (!state) return null
  const { step, text } = state
  return (
    <Banner
      tone="warning"
      action={
        step ? (
          <ButtonLink size="sm" to={step.to}>
            {step.label}
          </ButtonLink>
        ) : undefined
      }
    >
      {text}
    </Banner>
  )
}
