import { ButtonLink } from '@core/components/ButtonLink'
import { Banner } from '@core/components/messages/Banner'
import { NewTabNote } from '@core/components/NewTabNote'
import { fullName } from '@core/format/names'
import { useTranslation } from 'react-i18next'

/** The person who already has a number that must be unique. */
export interface Holder {
  id: number
  nom: string
  prenom: string
  archived: boolean
}

/** Reads the holder of a number from the details of a duplicate error. */
export function holderOf(details: unknown): Holder | null {
  const { id, nom, prenom, archived }: Partial<Record<keyof Holder, unknown>> = Object(details)
  if (typeof id !== 'number' || typeof nom !== 'string' || typeof prenom !== 'string') return null
  return { id, nom, prenom, archived: archived === true }
}

/** Names the holder of a number with a link to their record; it opens in a new tab, because the form must stay open. */
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
            <NewTabNote />
          </ButtonLink>
        }
      >
        {holder.archived ? t('form.heldArchived', { name }) : t('form.held', { name })}
      </Banner>
    </div>
  )
}
