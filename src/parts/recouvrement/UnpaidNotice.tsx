import { type ImpayeDetails, impayeDetails } from '@contract/recouvrement/feu'
import { Button } from '@core/components/Button'
import { Banner } from '@core/components/messages/Banner'
import type { Problem } from '@core/http/problem'
import { paths } from '@src/configs/paths'
import { useAbility } from '@src/redux/session/ability'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

const CODES = ['beyond_paid', 'exam_unpaid', 'exam_no_contract'] as const

/**
 * The refusal of a booking that is not paid for or lacks a contract: the candidates, and whether it may be confirmed.
 */
export interface Unpaid extends ImpayeDetails {
  code: (typeof CODES)[number]
}

/** Reads such a refusal; null for one of another kind. */
export function unpaidOf({ code: refusal, details }: Problem): Unpaid | null {
  const code = CODES.find((one) => one === refusal)
  if (!code) return null
  const parsed = impayeDetails.safeParse(details)
  return parsed.success ? { code, ...parsed.data } : null
}

interface UnpaidNoticeProps {
  unpaid: Unpaid
  pending: boolean
  /** Books in spite of the warning, where the school only warns. */
  onConfirm: () => void
}

/**
 * Names the candidates who have not paid for a booking or signed no contract, with links to settle it; asks for a
 * confirmation where the school only warns.
 */
export function UnpaidNotice({ unpaid: { code, mode, candidats }, pending, onConfirm }: UnpaidNoticeProps) {
  const { t } = useTranslation('recouvrement')
  const canPay = useAbility().can('create', 'Transaction')
  const linkOf = (id: number, nom: string) => {
    if (code === 'exam_no_contract')
      return { to: `${paths.candidat(id)}?tab=documents`, text: t('unpaid.contract', { nom }) }
    return canPay ? { to: paths.candidatPay(id), text: t('unpaid.pay', { nom }) } : null
  }
  return (
    <Banner
      tone={mode === 'block' ? 'danger' : 'warning'}
      takesFocus
      action={
        mode === 'warn' ? (
          <Button size="sm" pending={pending} onClick={onConfirm}>
            {t('unpaid.confirm')}
          </Button>
        ) : undefined
      }
    >
      <p className="unpaid-text">{t(`unpaid.${code}.${mode}`)}</p>
      <ul className="unpaid-people">
        {candidats.map(({ id, nom }) => {
          const link = linkOf(id, nom)
          return <li key={id}>{link ? <Link to={link.to}>{link.text}</Link> : nom}</li>
        })}
      </ul>
    </Banner>
  )
}
