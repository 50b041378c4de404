import { CATEGORIES } from '@contract/argent/categorie'
import { ETATS_TRANSACTION, METHODS, type Transaction } from '@contract/argent/transaction'
import { useFormat } from '@core/format/useFormat'
import type { FilterDef } from '@core/table/FilterField'
import { useAbility } from '@src/redux/session/ability'
import { useAllVehiculesQuery } from '@src/redux/vehicule/vehicule'
import { useTranslation } from 'react-i18next'

type Chosen = Partial<Record<string, string>>

/** The filters of a person appear only when a link has set them. */
function personFilters(
  chosen: Chosen,
  rows: readonly Transaction[] | undefined,
  t: (key: string) => string,
): FilterDef[] {
  return (['idCandidat', 'idMoniteur'] as const).flatMap((name) => {
    const value = chosen[name]
    if (!value) return []
    const label = t(`fields:${name}`)
    const row = rows?.find((one) => String(one[name]) === value)
    const person = name === 'idCandidat' ? row?.candidat : row?.moniteur
    return [{ name, label, options: [{ value, label: person ?? label }] }]
  })
}

/** The filters of the list besides its kinds. */
export function useFilters(chosen: Chosen, rows: readonly Transaction[] | undefined): FilterDef[] {
  const { t } = useTranslation(['transaction', 'paiement', 'fields'])
  const format = useFormat()
  const canReadVehicules = useAbility().can('read', 'Vehicule')
  const { data: vehicules } = useAllVehiculesQuery(undefined, { skip: !canReadVehicules })
  const day = (value: string) => format.day(value, 'short')
  const words = (key: string) => t(key)
  return [
    ...personFilters(chosen, rows, words),
    {
      name: 'method',
      label: t('fields:method'),
      options: METHODS.map((value) => ({ value, label: t(`paiement:method.${value}`) })),
    },
    {
      name: 'categorie',
      label: t('form.categorie'),
      options: CATEGORIES.map((value) => ({ value, label: t(`categorie.${value}`) })),
    },
    ...(canReadVehicules
      ? [
          {
            name: 'idVehicule',
            label: t('fields:idVehicule'),
            options: (vehicules ?? []).map((one) => ({
              value: String(one.id),
              label: `${one.marque} ${one.modele} · ${one.immatriculation}`,
            })),
          },
        ]
      : []),
    {
      name: 'etat',
      label: t('etat.label'),
      options: ETATS_TRANSACTION.map((value) => ({ value, label: t(`etat.${value}`) })),
    },
    { name: 'from', label: t('period.from'), type: 'date', words: day },
    { name: 'to', label: t('period.to'), type: 'date', words: day },
  ]
}
