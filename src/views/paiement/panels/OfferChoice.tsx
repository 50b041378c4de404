import { useMoney } from '@src/parts/argent/useMoney'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Offer } from './offers'

/** The choice of the offer. */
export function OfferChoice({ offers }: { offers: readonly Offer[] }) {
  const { t } = useTranslation('paiement')
  const money = useMoney()
  const { register } = useFormContext<{ choice: string }>()
  return (
    <fieldset className="offers">
      <legend className="form-label">{t('enrol.formule')}</legend>
      {offers.map(({ id, nom, prix, contents }) => (
        <label key={id} className="offer">
          <input type="radio" className="form-check-input" value={id} {...register('choice')} />
          <span className="offer-name">{nom}</span>
          {prix === null ? null : <b className="offer-price">{money(prix)}</b>}
          <span className="offer-contents">{contents}</span>
        </label>
      ))}
    </fieldset>
  )
}
