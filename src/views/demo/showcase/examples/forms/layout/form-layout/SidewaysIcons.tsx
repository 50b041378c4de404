import { Button } from '@core/components/Button'
import { toast } from '@core/components/messages/toast'
import { IconFields } from '@src/views/demo/showcase/parts/IconFields'
import { useTranslation } from 'react-i18next'

export function SidewaysIcons() {
  const { t } = useTranslation('demoForms')
  return (
    <form
      className="form form-sideways"
      aria-label={t('word.formSidewaysIcons')}
      onSubmit={(event) => {
        event.preventDefault()
        toast.success(t('word.sent'))
      }}
    >
      <IconFields />
      <div className="form-actions field-wide">
        <Button type="reset">{t('word.reset')}</Button>
        <Button type="submit" look="primary">
          {t('word.save')}
        </Button>
      </div>
    </form>
  )
}
