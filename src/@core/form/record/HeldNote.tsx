import { ButtonLink } from '@core/components/ButtonLink'
import { Banner } from '@core/components/messages/Banner'
import { LiveRegion } from '@core/components/messages/LiveRegion'
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

/**
 * Names the holder of a number, if one was refused, with a link to their record; it opens in a new tab, because the
 * form must stay open.
 */
export function HeldNote({ holder, toOf }: { holder: Holder | null; toOf: (id: number) => string }) {
  const { t } = useTranslation('common')
  return (
    <LiveRegion className="field-wide">
      {holder ? (
        <Banner
          tone="warning"
          action={
            <ButtonLink size="sm" to={toOf(holder.id)} target="_blank">
              {t('form.openHolder')}
              <NewTabNote />
            </ButtonLink>
          }
        >
          {t(holder.archived ? 'form.heldArchived' : 'form.held', { name: fullName(holder) })}
        </Banner>
      ) : null}
    </LiveRegion>
  )
}
