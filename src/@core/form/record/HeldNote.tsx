import { Banner } from '@core/components/Banner'
import { ButtonLink } from '@core/components/ButtonLink'
import { fullName } from '@core/format/names'
import { useTranslation } from 'react-i18next'

/** Whoever has a number that must be one person's alone. */
export interface Holder {
  id: number
  nom: string
  prenom: string
  archived: boolean
}

/** The holder of a number, out of the details of a refusal to take it twice. */
export function holderOf(details: unknown): Holder | null {
  const { id, nom, prenom, archived }: Partial<Record<keyof Holder, unknown>> = Object(details)
  if (typeof id !== 'number' || typeof nom !== 'string' || typeof prenom !== 'string') return null
  return { id, nom, prenom, archived: archived === true }
}

/** Who has the number already, and the way to that record; in a tab of its own, for the form stays as it is. */
export function HeldNote({ holder, to }: { holder: Holder; to: string }) {
  const { t } = useTranslation('common')
  const name = fullName(holder)
  return (
    <div className="field-wide">
      <Banner
        tone="warning"
        action={
          <ButtonLink size="sm" to={to} target="_blank">
            {t('form.openHolder')}
          </ButtonLink>
        }
      >
        {holder.archived ? t('form.heldArchived', { name }) : t('form.held', { name })}
      </Banner>
    </div>
  )
}
