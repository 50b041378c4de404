import type { LigneRegularisation, Vue } from '@contract/recouvrement/regularisation'
import { Button } from '@core/components/Button'
import { ButtonLink } from '@core/components/ButtonLink'
import { paths } from '@src/configs/paths'
import { eventPath } from '@src/parts/lecon/eventPath'
import { usePrintLettre } from '@src/parts/recouvrement/usePrintLettre'
import { useAbility } from '@src/redux/session/ability'
import { useSchool } from '@src/redux/session/useSchool'
import { useTranslation } from 'react-i18next'

interface VueActionProps {
  vue: Vue
  ligne: LigneRegularisation
}

const ACCOUNT = '?tab=paiements'
const PAID_THERE: readonly Vue[] = ['impayes', 'examens', 'depassement', 'decroches', 'finis']

/** What settles a line: the account with the cash desk open, the lesson to answer, or the letter to send. */
export function VueAction({ vue, ligne: { id, idCandidat, nom, quand } }: VueActionProps) {
  const { t } = useTranslation('recouvrement')
  const ability = useAbility()
  const { zone } = useSchool()
  const letter = usePrintLettre()
  const named = (verb: string) => ({ 'aria-label': t('action.of', { verb, nom }) })
  if (vue === 'lettres') {
    const verb = t('action.lettre')
    return (
      <Button size="sm" pending={letter.isPending} {...named(verb)} onClick={() => void letter.print(id, nom)}>
        {verb}
      </Button>
    )
  }
  const canPay = ability.can('create', 'Transaction')
  const canRead = ability.can('read', 'Compte')
  const go = (verb: string, to: string, isMain = false) => (
    <ButtonLink size="sm" look={isMain ? 'primary' : undefined} to={to} {...named(verb)}>
      {verb}
    </ButtonLink>
  )
  // Of cheques and cash boxes the row is one of theirs.
  if (vue === 'cheques') return go(t('action.cheque'), `${paths.cheques}?row=${id}`)
  if (vue === 'caisses') return go(t('action.close'), `${paths.clotures}?row=${id}`, true)
  if (vue === 'ecarts') return go(t('action.ecarts'), `${paths.clotures}?etat=ecart`)
  if (idCandidat === null) return go(t('action.pay'), paths.moniteur(id))
  if (quand && (vue === 'non_attestees' || (vue === 'absences' && !canRead))) {
    return go(t(`action.${vue === 'absences' ? 'see' : 'attest'}`), eventPath({ idEvenement: id, start: quand }, zone))
  }
  const account = paths.candidat(idCandidat)
  if (PAID_THERE.includes(vue) && canPay) return go(t('action.take'), `${account}${ACCOUNT}&encaisser=1`, true)
  if (!canRead) return go(t('action.see'), account)
  if (vue === 'absences') return go(t('action.decide'), account + ACCOUNT)
  return go(t(vue === 'non_facturees' ? 'action.enrol' : 'action.see'), account + ACCOUNT)
}
