import { Banner } from '@core/components/Banner'
import { ButtonLink } from '@core/components/ButtonLink'
import { fullName } from '@core/format/names'
import { paths } from '@src/configs/paths'
import { useTranslation } from 'react-i18next'
import type { Holder } from './conflict'

/** Who has the identity number already, and the way to that file; in a tab of its own, for the form stays as it is. */
export function DuplicateNote({ holder }: { holder: Holder }) {
  const { t } = useTranslation('candidat')
  const name = fullName(holder)
  return (
    <div className="field-wide">
      <Banner
        tone="warning"
        action={
          <ButtonLink size="sm" to={paths.candidat(holder.id)} target="_blank">
            {t('form.openHolder')}
          </ButtonLink>
        }
      >
        {holder.archived ? t('form.heldArchived', { name }) : t('form.held', { name })}
      </Banner>
    </div>
  )
}
