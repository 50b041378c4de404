import type { VehiculeDetail } from '@contract/ecole/vehicule'
import type { Fact } from '@core/components/Facts'
import { leftToRight } from '@core/format/isolate'
import { useFormat } from '@core/format/useFormat'
import { useTranslation } from 'react-i18next'

/** The data of the vehicle itself. */
export function useFacts(vehicule: VehiculeDetail): Fact[] {
  const { t, i18n } = useTranslation(['vehicule', 'fields'])
  const format = useFormat()
  const { immatriculation, annee, permi, boite, kilometrage, note } = vehicule
  return [
    { label: t('fields:immatriculation'), value: leftToRight(immatriculation, i18n.language) },
    { label: t('fields:annee'), value: annee === null ? null : String(annee) },
    { label: t('fields:idPermi'), value: permi },
    { label: t('fields:boite'), value: t(`boite.${boite}`) },
    { label: t('fields:kilometrage'), value: t('km', { value: format.number(kilometrage) }) },
    ...(note ? [{ label: t('fields:note'), value: note }] : []),
  ]
}
