import type { Moniteur } from '@contract/moniteur'
import { Banner } from '@core/components/Banner'
import { Button } from '@core/components/Button'
import { ButtonLink } from '@core/components/ButtonLink'
import { Form } from '@core/form/Form'
import { paths } from '@src/configs/paths'
import { Save } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { MoniteurInputs } from './MoniteurInputs'
import { useConflicts } from './useConflicts'
import { useMoniteurForm } from './useMoniteurForm'
import { VersionConflict } from './VersionConflict'
import './moniteur.scss'

interface MoniteurFormProps {
  /** Left out for a new one. */
  moniteur?: Moniteur
  onSaved: (saved: Moniteur) => void
}

/** Adds or changes an instructor. */
export function MoniteurForm({ moniteur, onSaved }: MoniteurFormProps) {
  const { t } = useTranslation('moniteur')
  const { form, draft, save, theirs, takeTheirs, startAgain } = useMoniteurForm(moniteur, onSaved)
  const conflictsOf = useConflicts()
  const { isSubmitting } = form.formState
  const keepMine = () => {
    if (theirs) form.setValue('version', theirs.version)
    void form.handleSubmit(save)()
  }
  return (
    <Form form={form} onSubmit={save} label={moniteur ? t('edit') : t('add')} className="form card card-body">
      {draft.restored ? (
        <Banner
          action={
            <Button size="sm" onClick={startAgain}>
              {t('form.discardDraft')}
            </Button>
          }
        >
          {t('form.draft')}
        </Banner>
      ) : null}
      {theirs ? (
        <VersionConflict
          conflicts={conflictsOf(form.getValues(), theirs)}
          saving={isSubmitting}
          onKeepMine={keepMine}
          onTakeTheirs={takeTheirs}
        />
      ) : null}
      <MoniteurInputs />
      <div className="form-actions">
        <ButtonLink to={paths.moniteurs}>{t('common:dialog.cancel')}</ButtonLink>
        <Button look="primary" icon={Save} type="submit" pending={isSubmitting}>
          {t('form.save')}
        </Button>
      </div>
    </Form>
  )
}
