import { confirmDialog } from '@core/dialogs/dialogs'
import { selectUserData } from '@src/redux/auth/slice'
import { logout } from '@src/redux/auth/thunks'
import { useAppDispatch, useAppSelector } from '@src/redux/hooks'
import { hasUnsaved } from '@src/redux/session/forgetDrafts'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

/** Signs the user out, and asks first where that deletes something which is not saved. */
export function useSignOut(): () => Promise<void> {
  const { t } = useTranslation('profil')
  const dispatch = useAppDispatch()
  const person = useAppSelector(selectUserData)?.connect.id
  return useCallback(async () => {
    const question = { title: t('menu.logoutTitle'), text: t('menu.logoutText'), danger: true }
    const isUnsaved = person !== undefined && (await hasUnsaved(person))
    if (!isUnsaved || (await confirmDialog(question))) void dispatch(logout())
  }, [t, dispatch, person])
}
