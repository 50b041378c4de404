import type { ImportField } from '@contract/ecole/import/candidatImport'
import { useTranslation } from 'react-i18next'

/** The heading of a column in imports and exports: the field's usual label. */
export function useColumnLabel(): (field: ImportField) => string {
  const { t } = useTranslation('fields')
  return (field) => t(field === 'permi' ? 'idPermi' : field)
}
