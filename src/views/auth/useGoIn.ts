import { paths, safeFrom } from '@src/configs/paths'
import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** Leaves the pages before the sign-in for the page that was asked for, or for one's landing. */
export function useGoIn() {
  const { search } = useLocation()
  const navigate = useNavigate()
  return useCallback(() => navigate(safeFrom(search) ?? paths.landing, { replace: true }), [navigate, search])
}
