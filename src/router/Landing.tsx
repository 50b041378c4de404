import { LANDING } from '@contract/ability'
import { paths } from '@src/configs/paths'
import { selectUserData } from '@src/redux/auth/slice'
import { logout } from '@src/redux/auth/thunks'
import { useAppDispatch, useAppSelector } from '@src/redux/hooks'
import { useEffect } from 'react'
import { Navigate } from 'react-router-dom'

/** Redirects to the role's first page after the sign-in. An unknown role returns to the login page. */
export function Landing() {
  const role = useAppSelector(selectUserData)?.role
  const dispatch = useAppDispatch()
  const landing = role && Object.hasOwn(LANDING, role) ? LANDING[role] : null
  useEffect(() => {
    if (!landing) void dispatch(logout())
  }, [landing, dispatch])
  return <Navigate replace to={landing ?? paths.login} />
}
