import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { countFaults } from './countFaults'

/**
 * Announces the number of faults to screen readers after a refused submission; sighted users see them beside the
 * fields.
 */
export function ErrorSummary() {
  const { t } = useTranslation('common')
  const {
    formState: { errors, submitCount },
  } = useFormContext()
  const { root, ...ofFields } = errors
  const count = countFaults(ofFields)
  return (
    <>
      <p className="visually-hidden" role="status">
        {submitCount > 0 && count > 0 ? t('form.faults', { count }) : ''}
      </p>
      {root?.message ? (
        <p className="form-fault" role="alert">
          {root.message}
        </p>
      ) : null}
    </>
  )
}
