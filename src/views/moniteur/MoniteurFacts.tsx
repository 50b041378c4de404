import type { Moniteur } from '@contract/ecole/moniteur'
import { type Fact, Facts } from '@core/components/Facts'
import { useFormat } from '@core/format/useFormat'
import { CarteExpiration } from '@src/parts/moniteur/CarteExpiration'
import { useCategories } from '@src/parts/moniteur/useCategories'
import { useSchool } from '@src/redux/session/useSchool'
import { useTranslation } from 'react-i18next'

/** The data of an instructor, the most requested first. */
export function useMoniteurFacts(moniteur: Moniteur): Fact[] {
  const { t } = useTranslation(['moniteur', 'fields'])
  const format = useFormat()
  const { codesOf } = useCategories()
  const { currency, pays } = useSchool()
  return [
    { label: t('fields:cin'), value: moniteur.cin },
    {
      label: t('fields:telephone'),
      value: <a href={`tel:${moniteur.telephone}`}>{format.phone(moniteur.telephone, pays)}</a>,
    },
    { label: t('fields:email'), value: moniteur.email },
    { label: t('fields:categories'), value: codesOf(moniteur.categories) },
    { label: t('fields:numeroCarte'), value: moniteur.numeroCarte },
    { label: t('fields:expirationCarte'), value: <CarteExpiration expiration={moniteur.expirationCarte} /> },
    ...(moniteur.tarifHoraire === null
      ? []
      : [{ label: t('fields:tarifHoraire'), value: format.amount(moniteur.tarifHoraire, currency) }]),
  ]
}

/** The data of an instructor, read-only. */
export function MoniteurFacts({ moniteur }: { moniteur: Moniteur }) {
  return (
    <div className="card">
      <Facts facts={useMoniteurFacts(moniteur)} className="card-body" />
    </div>
  )
}
