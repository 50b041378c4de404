import { ACTIONS_HISTORIQUE, type Auteur, ENTITES } from '@contract/ecole/historique'
import { useFormat } from '@core/format/useFormat'
import type { FilterDef } from '@core/table/FilterField'
import { useAuteursQuery } from '@src/redux/historique/historique'
import { useTranslation } from 'react-i18next'

/** The filters of the log and their allowed values. */
export const HISTORIQUE_FILTERS = {
  entite: ENTITES,
  action: ACTIONS_HISTORIQUE,
  idUtilisateur: 'id',
  idEntite: 'id',
  depuis: 'day',
  jusqua: 'day',
} as const

const NOBODY: Auteur[] = []

export function useHistoriqueFilters(): FilterDef[] {
  const { t } = useTranslation('historique')
  const format = useFormat()
  const { data } = useAuteursQuery()
  const auteurs = data?.data ?? NOBODY
  const day = (value: string) => format.day(value, 'short')
  return [
    {
      name: 'entite',
      label: t('columns.record'),
      options: ENTITES.map((value) => ({ value, label: t(`entite.${value}`) })),
    },
    {
      name: 'action',
      label: t('columns.action'),
      options: ACTIONS_HISTORIQUE.map((value) => ({ value, label: t(`action.${value}`) })),
    },
    {
      name: 'idUtilisateur',
      label: t('columns.author'),
      options: auteurs.map(({ id, nom }) => ({ value: String(id), label: nom })),
    },
    { name: 'depuis', label: t('filters.from'), type: 'date', words: day },
    { name: 'jusqua', label: t('filters.to'), type: 'date', words: day },
  ]
}
