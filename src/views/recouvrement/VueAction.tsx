import { lastOfMonth } from '@contract/clock/days'
import { HOUR_OF } from '@contract/planning/evenement'
import type { LigneRegularisation, Vue } from '@contract/recouvrement/regularisation'
import { Button } from '@core/components/Button'
import { ButtonLink } from '@core/components/ButtonLink'
import { toast } from '@core/components/messages/toast'
import { paths } from '@src/configs/paths'
import { type AddressPanel, PANEL_PARAM } from '@src/parts/argent/addressPanel'
import { chequeAddress } from '@src/parts/argent/chequeAddress'
import { eventPath } from '@src/parts/lecon/eventPath'
import { usePrintLettre } from '@src/parts/recouvrement/usePrintLettre'
import { useSettleAccountMutation } from '@src/redux/recouvrement/regularisation'
import { useAbility } from '@src/redux/session/ability'
import { useSchool } from '@src/redux/session/useSchool'
import { useTranslation } from 'react-i18next'

interface VueActionProps {
  vue: Vue
  ligne: LigneRegularisation
}

const ACCOUNT = '?tab=paiements'
const PAID_THERE: readonly Vue[] = ['impayes', 'examens', 'depassement', 'decroches', 'consommes', 'finis']
/** The log action of each way to give up money. */
const LOGGED = { REMISE: 'discount', EXCUSE: 'penalty', ANNULATION: 'reverse', PERTE: 'write_off' } as const

/**
 * The button that settles a line: opens the account with the payment form, opens the lesson to answer, or prints the
 * letter.
 */
export function VueAction({ vue, ligne: { id, idCandidat, nom, quand, geste } }: VueActionProps) {
  const { t } = useTranslation('recouvrement')
  const ability = useAbility()
  const { zone } = useSchool()
  const letter = usePrintLettre()
  const [settle, { isLoading: isSettling }] = useSettleAccountMutation()
  const named = (verb: string) => ({ 'aria-label': t('action.of', { verb, nom }) })
  if (vue === 'lettres') {
    const verb = t('action.lettre')
    return (
      <Button size="sm" pending={letter.isPending} {...named(verb)} onClick={() => void letter.print(id, nom)}>
        {verb}
      </Button>
    )
  }
  if (vue === 'desaccords' && idCandidat !== null) {
    const verb = t('action.settle')
    const run = async () => {
      if ((await settle(idCandidat)).data) toast.success(t('action.settled'))
    }
    return (
      <Button size="sm" pending={isSettling} {...named(verb)} onClick={() => void run()}>
        {verb}
      </Button>
    )
  }
  const canPay = ability.can('create', 'Transaction')
  const canRead = ability.can('read', 'Compte')
  // Secondary: of the same button on every line none is the main one.
  const go = (verb: string, to: string) => (
    <ButtonLink size="sm" to={to} {...named(verb)}>
      {verb}
    </ButtonLink>
  )
  // In these lists `id` is the cheque's or the session's, not a person's.
  if (vue === 'cheques') return go(t('action.cheque'), chequeAddress(id))
  if (vue === 'caisses') return go(t('action.close'), `${paths.clotures}?row=${id}`)
  if (vue === 'ecarts') return go(t('action.ecarts'), `${paths.clotures}?etat=ecart`)
  if (geste && quand) {
    const query = { idUtilisateur: String(id), action: LOGGED[geste], depuis: quand, jusqua: lastOfMonth(quand) }
    return go(t('action.log'), `${paths.historiques}?${new URLSearchParams(query)}`)
  }
  if (idCandidat === null) return go(t('action.pay'), `${paths.moniteur(id)}?tab=paie`)
  if (quand && (vue === 'non_attestees' || (vue === 'absences' && !canRead))) {
    return go(t(`action.${vue === 'absences' ? 'see' : 'attest'}`), eventPath({ idEvenement: id, start: quand }, zone))
  }
  const account = paths.candidat(idCandidat)
  if (vue === 'contrats') return go(t('action.contract'), `${account}?tab=documents`)
  if (PAID_THERE.includes(vue) && canPay) return go(t('action.take'), `${account}${ACCOUNT}&encaisser=1`)
  if (!canRead) return go(t('action.see'), account)
  if (vue === 'absences') return go(t('action.decide'), account + ACCOUNT)
  const panel = (verb: string, kind: AddressPanel) => go(verb, `${account}${ACCOUNT}&${PANEL_PARAM}=${kind}`)
  if (vue === 'non_facturees') return panel(t('action.enrol'), 'enrol')
  if (vue === 'avoirs' && canPay) return panel(t('action.refund'), 'refund')
  if (vue === 'dormants') {
    const lesson = new URLSearchParams({ nouveau: HOUR_OF.circulation, candidat: String(idCandidat) })
    return (
      <>
        {panel(t('action.end'), 'end')}
        {go(t('action.plan'), `${paths.calendrier}?${lesson}`)}
      </>
    )
  }
  return go(t('action.see'), account + ACCOUNT)
}
