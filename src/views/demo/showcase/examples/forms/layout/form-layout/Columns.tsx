import { Button } from '@core/components/Button'
import { toast } from '@core/components/messages/toast'
import { SampleFields } from '@src/views/demo/showcase/parts/SampleFields'
import { useTranslation } from 'react-i18next'

export function Columns() {
  const { t } = useTranslation('demoForms')
  return (
    <form
      className="form form-grid"
      aria-label={t('word.formColumns')}
      onSubmit={(event) => {
        event.preventDefault()
        toast.success(t('word.sent'))
      }}
    >
      <SampleFields />
      <div className="form-actions field-wide">
        <Button type="reset">{t('word.reset')}</Button>
        <Button type="submit" look="primary">
          {t('word.save')}
        </Button>
      </div>
    </form>
  )
}
