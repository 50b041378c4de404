import { useMeQuery, useOwnRoleQuery } from '@src/redux/auth/auth'
import { takeProfil, takeRole } from '@src/redux/auth/profil'
import { selectRestored, selectUserData } from '@src/redux/auth/slice'
import { useAppDispatch, useAppSelector } from '@src/redux/hooks'
import { takeChosenLanguage } from '@src/redux/session/chosenLanguage'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useChangeLanguage } from './useChangeLanguage'

/** Updates the stored user from the server: rights, package and school may have changed since the sign-in. */
function useFreshAccount(): void {
  const dispatch = useAppDispatch()
  const { data } = useMeQuery(undefined, { refetchOnFocus: true })
  useEffect(() => {
    if (data) dispatch(takeProfil(data))
  }, [data, dispatch])
}

/** Reads the role after a start with a stored token: it may have changed since. */
function useRoleAfterStart(): void {
  const dispatch = useAppDispatch()
  const isRestored = useAppSelector(selectRestored)
  const { data } = useOwnRoleQuery(undefined, { skip: !isRestored })
  useEffect(() => {
    if (data) dispatch(takeRole(data))
  }, [data, dispatch])
}

/**
 * Applies the account's language, unless another was chosen before the sign-in: that one is then saved to the account.
 */
function useAccountLanguage(): void {
  const { i18n } = useTranslation()
  const changeLanguage = useChangeLanguage()
  const langue = useAppSelector(selectUserData)?.connect.langue
  useEffect(() => {
    const chosen = takeChosenLanguage()
    if (chosen && chosen !== langue) changeLanguage(chosen)
    else if (langue && langue !== i18n.language) void i18n.changeLanguage(langue)
  }, [langue, changeLanguage, i18n])
}

export function useProfil(): void {
  useRoleAfterStart()
  useFreshAccount()
  useAccountLanguage()
}
