import { IMPORT_FIELDS, type ImportField, type ImportOutcome } from '@contract/ecole/import/candidatImport'
import { useTranslation } from 'react-i18next'

/** What is wrong with a cell, in words that fit its column. */
export function useFaultText(): (field: ImportField, code: string) => string {
  const { t } = useTranslation(['import', 'errors'])
  return (field, code) => t([`fault.${field}_${code}`, `errors:field.${code}`])
}

/** Why a row was refused, field by field, in one line. */
export function useReasons(): (row: Pick<ImportOutcome, 'errors'>) => string {
  const { t } = useTranslation('import')
  const faultText = useFaultText()
  return ({ errors }) =>
    IMPORT_FIELDS.flatMap((field) => {
      const code = errors[field]
      return code ? [t('report.reason', { field: t(`fields.${field}`), reason: faultText(field, code) })] : []
    }).join(' ')
}
