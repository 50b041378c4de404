import type { CompteCandidat } from '@contract/argent/compte'
import type { CandidatDetail } from '@contract/ecole/candidat'
import { useAddressParams } from '@core/hooks/useAddressParams'
import { ADDRESS_PANELS, type AddressPanel, PANEL_PARAM } from '@src/parts/argent/addressPanel'
import { useMoneyRights } from '@src/parts/argent/useMoneyRights'
import { useCallback, useState } from 'react'
import { activeInscription } from './account'
import type { Opened } from './opened'

const PAY_PARAM = 'encaisser'

/** The parameters of an account in the address: the panel that takes money, and one that a link opens. */
export const ACCOUNT_PARAMS = [PAY_PARAM, PANEL_PARAM] as const

/** The panel beside an account: one that was opened here, or that of the address as far as the account allows it. */
export function useOpened(candidat: CandidatDetail, compte: CompteCandidat) {
  const { canPay, canEnrol, canChange } = useMoneyRights()
  const [params, setParams] = useAddressParams()
  const [chosen, setChosen] = useState<Opened | null>(null)
  const isEnrolled = activeInscription(compte) !== undefined
  const isPossible: Record<AddressPanel, boolean> = {
    enrol: canEnrol && !isEnrolled && !candidat.archived,
    advance: canChange && isEnrolled,
    refund: canPay && compte.aPayer < 0,
    end: canChange && isEnrolled,
  }
  const wanted = params.get(PANEL_PARAM)
  // A link that lets somebody be charged enrols them, or lets their enrolment begin earlier.
  const named = wanted === 'enrol' && isEnrolled ? 'advance' : wanted
  const asked = ADDRESS_PANELS.find((kind) => kind === named && isPossible[kind])
  const isPaying = canPay && ['1', ''].includes(params.get(PAY_PARAM) ?? '0')
  const open = useCallback(
    (panel: Opened | 'pay' | null) => {
      setChosen(panel === 'pay' ? null : panel)
      // The answer of a save may arrive while the user is already leaving the page: a change of the address would stop
      // that navigation.
      if (panel !== 'pay' && !ACCOUNT_PARAMS.some((name) => params.has(name))) return
      // Both parameters in one change: a second one would start from the address before the first.
      setParams(
        (old) => {
          const next = new URLSearchParams(old)
          for (const name of ACCOUNT_PARAMS) next.delete(name)
          if (panel === 'pay') next.set(PAY_PARAM, '1')
          return next
        },
        { replace: true },
      )
    },
    [params, setParams],
  )
  const close = useCallback(() => open(null), [open])
  return { opened: isPaying ? ('pay' as const) : (chosen ?? (asked ? { kind: asked } : null)), open, close }
}
