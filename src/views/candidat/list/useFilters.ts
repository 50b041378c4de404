import { CONNEXIONS } from '@contract/ability'
import { FILTRES_DOSSIER, SEXES, SOURCES } from '@contract/ecole/candidat'
import { useFormat } from '@core/format/useFormat'
import type { FilterDef } from '@core/table/FilterField'
import { useMoniteurChoice } from '@src/parts/moniteur/useMoniteurChoice'
import { useTranslation } from 'react-i18next'
import { useChoices } from '../useChoices'

/**
 * The filters of the list; instructors get neither the choice of a referent, which is always themselves, nor the
 * filters on the use of accounts.
 */
export function useFilters(isOwn: boolean, idMoniteur: string | undefined): FilterDef[] {
  const { t } = useTranslation(['candidat', 'fields'])
  const format = useFormat()
  const { permiOptions } = useChoices()
  const moniteurs = useMoniteurChoice({ chosen: idMoniteur ? Number(idMoniteur) : null, skip: isOwn })
  const optionsOf = (name: string, values: readonly string[]) =>
    values.map((value) => ({ value, label: t(`${name}.${value}`) }))
  const day = (value: string) => format.day(value, 'short')
  const filters: FilterDef[] = [
    { name: 'idPermi', label: t('fields:idPermi'), options: permiOptions },
    { name: 'idMoniteur', label: t('fields.idMoniteur'), ...moniteurs },
    { name: 'dossier', label: t('fields.dossier'), options: optionsOf('dossier', FILTRES_DOSSIER) },
    { name: 'sexe', label: t('fields:sexe'), options: optionsOf('sexe', SEXES) },
    {
      name: 'source',
      label: t('fields:source'),
      options: optionsOf('source', SOURCES),
    },
    { name: 'inscritDepuis', label: t('filters.from'), type: 'date', words: day },
    { name: 'inscritJusqua', label: t('filters.to'), type: 'date', words: day },
    { name: 'enFormationLe', label: t('filters.trainingOn'), type: 'date', words: day },
    { name: 'archiveDepuis', label: t('filters.archivedFrom'), type: 'date', words: day },
    { name: 'archiveJusqua', label: t('filters.archivedTo'), type: 'date', words: day },
    { name: 'connexion', label: t('fields:connexion'), options: optionsOf('fields:connexionValue', CONNEXIONS) },
    {
      name: 'archived',
      label: t('filters.status'),
      options: [
        { value: 'true', label: t('filters.archived') },
        { value: 'tous', label: t('filters.everybody') },
      ],
      allLabel: t('filters.current'),
    },
  ]
  return isOwn ? filters.filter(({ name }) => name !== 'idMoniteur' && name !== 'connexion') : filters
}
