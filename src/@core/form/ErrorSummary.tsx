import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

/** Counts the faults for screen readers after a refused submission; sighted people see them beside the fields. */
export function ErrorSummary() {
  const { t } = useTranslation('common')
  const {
    formState: { errors, submitCount },
  } = useFormContext()
  const count = Object.keys(errors).filter((name) => name !== 'root').length
  return (
    <>
      <p className="visually-hidden" role="status">
        {submitCount > 0 && count > 0 ? t('form.faults', { count }) : ''}
      </p>
      {errors.root?.message ? (
        <p className="form-fault" role="alert">
          {errors.root.message}
        </p>
      ) : null}
    </>
  )
}
