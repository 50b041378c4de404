import type { Approbation } from '@contract/argent/approbation'
import { Button } from '@core/components/Button'
import { toast } from '@core/components/messages/toast'
import { useFormat } from '@core/format/useFormat'
import { paths } from '@src/configs/paths'
import { useMoney } from '@src/parts/argent/useMoney'
import { useMoneyRights } from '@src/parts/argent/useMoneyRights'
import { useApproveApprobationMutation } from '@src/redux/argent/approbation'
import { useSchool } from '@src/redux/session/useSchool'
import { Check, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

interface ApprobationLineProps {
  approbation: Approbation
  onRefuse: () => void
}

/** One request: the operation, who asked and why, and the answer or the buttons to give it. */
export function ApprobationLine({ approbation, onRefuse }: ApprobationLineProps) {
  const { t } = useTranslation('approbation')
  const format = useFormat()
  const money = useMoney()
  const { zone } = useSchool()
  const { geste, montant, motif, idCandidat, candidat, demandeur, createdAt, idTransaction } = approbation
  const { decideur, decidedAt, reponse } = approbation
  const answered =
    decideur && decidedAt ? t('decided', { nom: decideur, moment: format.moment(decidedAt, zone) }) : null
  return (
    <li>
      <div className="approbation-what">
        <b>{t(`geste.${geste}`)}</b>
        {idCandidat === null ? null : <Link to={`${paths.candidat(idCandidat)}?tab=paiements`}>{candidat}</Link>}
        <span dir="auto">{motif}</span>
        <span className="muted">{t('asked', { nom: demandeur, moment: format.moment(createdAt, zone) })}</span>
        {answered ? <span className="muted">{format.beside([answered, reponse])}</span> : null}
        {idTransaction === null ? null : <Link to={`${paths.transactions}?row=${idTransaction}`}>{t('open')}</Link>}
      </div>
      <b className="approbation-amount">{money(montant)}</b>
      <Answer approbation={approbation} onRefuse={onRefuse} />
    </li>
  )
}

function Answer({ approbation: { id, geste, statut, candidat }, onRefuse }: ApprobationLineProps) {
  const { t } = useTranslation('approbation')
  const format = useFormat()
  const { canChange } = useMoneyRights()
  const [approve, { isLoading }] = useApproveApprobationMutation()
  if (statut !== 'WAITING' || !canChange) return null
  const what = format.inRow([t(`geste.${geste}`), candidat])
  const run = async () => {
    if ((await approve({ id, body: { reponse: null } })).data) toast.success(t('approved'))
  }
  return (
    <div className="approbation-answer">
      <Button size="sm" icon={X} aria-label={t('refuseOf', { what })} onClick={onRefuse}>
        {t('refuse')}
      </Button>
      <Button
        size="sm"
        look="primary"
        icon={Check}
        pending={isLoading}
        aria-label={t('approveOf', { what })}
        onClick={() => void run()}
      >
        {t('approve')}
      </Button>
    </div>
  )
}
