import { paths, safeFrom } from '@src/configs/paths'
import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** Leaves the login pages for the requested page, or for the landing page. */
export function useGoIn() {
  const { search } = useLocation()
  const navigate = useNavigate()
  return useCallback(() => navigate(safeFrom(search) ?? paths.landing, { replace: true }), [navigate, search])
}
