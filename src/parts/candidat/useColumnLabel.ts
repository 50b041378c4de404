import type { ImportField } from '@contract/ecole/import/candidatImport'
import { useTranslation } from 'react-i18next'

/** How a column of a list of candidates, imported or exported, is headed: as the field is named everywhere. */
export function useColumnLabel(): (field: ImportField) => string {
  const { t } = useTranslation('fields')
  return (field) => t(field === 'permi' ? 'idPermi' : field)
}
