import { Button } from '@core/components/Button'
import { Page } from '@core/components/Page'
import { paths } from '@src/configs/paths'
import { ChangePasswordForm } from '@src/parts/auth/ChangePasswordForm'
import { selectUserData } from '@src/redux/auth/slice'
import { logout } from '@src/redux/auth/thunks'
import { useAppDispatch, useAppSelector } from '@src/redux/hooks'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import './auth.scss'

/** Replaces the temporary password before anything else. */
export function FirstLoginPage() {
  const { t } = useTranslation('auth')
  const dispatch = useAppDispatch()
  const userData = useAppSelector(selectUserData)
  if (!userData?.isFirstLogin) return <Navigate replace to={paths.landing} />
  return (
    <Page title={t('first.title')} description={t('first.text')}>
      <ChangePasswordForm currentLabel={t('first.current')} submitLabel={t('first.submit')} />
      <Button look="ghost" onClick={() => void dispatch(logout())}>
        {t('first.later')}
      </Button>
    </Page>
  )
}
