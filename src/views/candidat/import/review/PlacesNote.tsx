import { ButtonLink } from '@core/components/ButtonLink'
import { Banner } from '@core/components/messages/Banner'
import { paths } from '@src/configs/paths'
import { fittingChosen } from '@src/redux/candidat/slice'
import { useAppDispatch } from '@src/redux/hooks'
import { useAbility } from '@src/redux/session/ability'
import { useTranslation } from 'react-i18next'
import type { StepProps } from '../steps'
import { wouldAdd } from './review'
import type { Review } from './useReview'

/** Says before the import that the package has too few places, and offers to import only the first candidates. */
export function PlacesNote({ draft, review: { rows, places } }: StepProps & { review: Review }) {
  const dispatch = useAppDispatch()
  const { t } = useTranslation('import')
  const canRead = useAbility().can('read', 'Package')
  const adding = rows.filter(wouldAdd).length
  if (places === null || adding <= places) return null
  const packs = (
    <ButtonLink size="sm" to={paths.abonnement}>
      {t('places.packs')}
    </ButtonLink>
  )
  return (
    <div className="import-option">
      <Banner tone="warning" action={canRead ? packs : undefined}>
        {t('places.over', {
          candidates: t('places.candidates', { count: adding }),
          places: t('places.left', { count: places }),
        })}
      </Banner>
      {places > 0 ? (
        <label className="form-check">
          <input
            type="checkbox"
            className="form-check-input"
            checked={draft.onlyFitting}
            onChange={({ target }) => dispatch(fittingChosen(target.checked))}
          />
          <span className="form-check-label">{t('places.onlyFirst', { count: places })}</span>
        </label>
      ) : null}
    </div>
  )
}
