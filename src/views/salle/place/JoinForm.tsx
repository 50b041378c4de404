import { Button } from '@core/components/Button'
import { Form } from '@core/form/Form'
import { TextField } from '@core/form/fields/TextField'
import { loginFrom, paths } from '@src/configs/paths'
import { LogIn } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useJoin } from './useJoin'

interface JoinFormProps {
  /** The code of the address, from the QR code. */
  code: string
  /** The signed-in candidate; null for a guest, who joins with a first name. */
  candidat: string | null
  onJoined: () => unknown
}

/** The code on the wall and, for guests, a first name. */
export function JoinForm({ code, candidat, onJoined }: JoinFormProps) {
  const { t } = useTranslation('salle')
  const { form, submit } = useJoin(code, candidat === null, onJoined)
  return (
    <Form form={form} onSubmit={submit} label={t('join.title')}>
      <TextField name="code" label={t('code')} hint={t('join.where')} required maxLength={20} autoComplete="off" />
      {candidat === null ? (
        <TextField name="prenom" label={t('join.prenom')} required maxLength={30} autoComplete="given-name" />
      ) : (
        <p className="muted">{t('join.as', { nom: candidat })}</p>
      )}
      <div className="form-actions">
        <Button look="primary" icon={LogIn} type="submit" pending={form.formState.isSubmitting}>
          {t('join.enter')}
        </Button>
      </div>
      {candidat === null ? (
        <p className="muted">
          {t('join.guest')} <Link to={loginFrom(code ? paths.placeWith(code) : paths.place)}>{t('join.signIn')}</Link>
        </p>
      ) : null}
    </Form>
  )
}
