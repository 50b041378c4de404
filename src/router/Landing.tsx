import { LANDING } from '@contract/ability'
import { paths } from '@src/configs/paths'
import { selectUserData } from '@src/redux/auth/slice'
import { logout } from '@src/redux/auth/thunks'
import { useAppDispatch, useAppSelector } from '@src/redux/hooks'
import { useEffect } from 'react'
import { Navigate } from 'react-router-dom'

/** Where the role's day begins: whoever has signed in comes by here. A role that nobody knows goes back to the login page. */
export function Landing() {
  const role = useAppSelector(selectUserData)?.role
  const dispatch = useAppDispatch()
  const landing = role && Object.hasOwn(LANDING, role) ? LANDING[role] : null
  useEffect(() => {
    if (!landing) void dispatch(logout())
  }, [landing, dispatch])
  return <Navigate replace to={landing ?? paths.login} />
}
