import type { Ligne } from '@contract/argent/compte'
import { eventPath } from '@src/parts/lecon/eventPath'
import { useAbility } from '@src/redux/session/ability'
import { useSchool } from '@src/redux/session/useSchool'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

/** Returns a function that describes the cause of an account line with the texts of `t`. */
export const lineWordsIn =
  (t: TFunction<'paiement'>) =>
  ({ cause, service, remise }: Pick<Ligne, 'cause' | 'service' | 'remise'>, numero?: string): string => {
    const name = service ? t(`service.${service}`) : t('line.lot')
    if (cause === 'transaction') return numero ?? t('line.transaction')
    if (cause === 'perte') return t('line.perte')
    if (cause === 'reprise') return t('line.reprise')
    if (cause === 'frais') return t('line.frais')
    if (cause === 'ligne' || cause === 'timbre') return t(`line.${cause}`)
    if (cause === 'fin') return t('line.fin')
    if (cause === 'penalite') return t('line.penalite', { service: name })
    if (remise === null) return name
    return t(remise === 'REVERSAL' ? 'line.remiseReversed' : 'line.remise', { service: name })
  }

/** Describes the cause of an account line in the language of the page. */
export const useLineWords = () => lineWordsIn(useTranslation('paiement').t)

/** The label of a line; a lesson or an exam leads to its place in the calendar. */
export function LineLabel({ ligne, numero }: { ligne: Ligne; numero?: string }) {
  const label = useLineWords()(ligne, numero)
  const { zone } = useSchool()
  const canOpen = useAbility().can('read', 'Evenement')
  if (!ligne.start || !canOpen) return <span>{label}</span>
  return <Link to={eventPath({ idEvenement: ligne.id, start: ligne.start }, zone)}>{label}</Link>
}
