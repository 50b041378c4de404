import { paths, safeFrom } from '@src/configs/paths'
import { selectSignedIn } from '@src/redux/auth/slice'
import { useAppSelector } from '@src/redux/hooks'
import { useEffect } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router-dom'

/** The pages before the sign-in: whoever has signed in leaves them for the page asked for, or for its landing. */
export function SignedOut() {
  const signedIn = useAppSelector(selectSignedIn)
  const { search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (signedIn) navigate(safeFrom(search) ?? paths.home, { replace: true })
  }, [signedIn, search, navigate])
  // Stays on the screen until the next page is there.
  return <Outlet />
}
