import { LANDING } from '@contract/ability'
import { paths } from '@src/configs/paths'
import { selectUserData } from '@src/redux/auth/slice'
import { logout } from '@src/redux/auth/thunks'
import { useAppDispatch, useAppSelector } from '@src/redux/hooks'
import { useEffect } from 'react'
import { Navigate } from 'react-router-dom'

/** Where each role's day begins; a role that nobody knows goes back to the login page. */
export function Landing() {
  const role = useAppSelector(selectUserData)?.role
  const dispatch = useAppDispatch()
  const landing = role && Object.hasOwn(LANDING, role) ? LANDING[role] : null
  useEffect(() => {
    if (!landing) void dispatch(logout())
  }, [landing, dispatch])
  return landing ? <Navigate replace to={landing} /> : <Navigate replace to={paths.login} />
}
