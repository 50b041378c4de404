import type { OffreCandidat } from '@contract/argent/compte'
import { LESSON_SERVICES, type Service } from '@contract/argent/service'
import { useFormat } from '@core/format/useFormat'
import { useTranslation } from 'react-i18next'

type Prices = NonNullable<OffreCandidat['prix']>
type Forfait = OffreCandidat['forfaits'][number]

/** Something to choose: a package, the default packages, or single hours. */
export interface Offer {
  /** The value of its radio button. */
  id: string
  nom: string
  /** The price without a separate file fee; null for single hours. */
  prix: number | null
  contents: string
  /** The separate file fee. */
  dossier: number
  includesDossier: boolean
}

/** « 20 h Code · 20 h Circulation · 1 Examen code » */
function useContents() {
  const { t } = useTranslation('paiement')
  const format = useFormat()
  const name = (service: Service) => t(`service.${service}`)
  return (minutes: Forfait['minutes'], examens?: Forfait['examens']) =>
    format.beside([
      ...LESSON_SERVICES.flatMap((etape) =>
        minutes[etape] > 0 ? `${format.duration(minutes[etape])} ${name(etape)}` : [],
      ),
      ...LESSON_SERVICES.flatMap((etape) =>
        examens && examens[etape] > 0 ? `${format.number(examens[etape])} ${name(`exam_${etape}`)}` : [],
      ),
    ])
}

/** The packages on sale as offers. */
export function useForfaitOffers({ forfaits, prix }: OffreCandidat): Offer[] {
  const contents = useContents()
  return forfaits.map((one) => ({
    id: `forfait-${one.id}`,
    nom: one.nom,
    prix: one.prix,
    contents: contents(one.minutes, one.examens),
    dossier: one.dossier ? 0 : (prix?.dossier ?? 0),
    includesDossier: one.dossier,
  }))
}

/** All offers with which an enrolment can begin. */
export function useEnrolOffers(offre: OffreCandidat, prices: Prices): Offer[] {
  const { t } = useTranslation('paiement')
  const contents = useContents()
  const { dossier, parDefaut } = prices
  const besides = { dossier, includesDossier: false }
  const byDefault: Offer[] = parDefaut
    ? [
        {
          id: 'DEFAULT',
          nom: t('enrol.default'),
          prix: parDefaut.montant,
          contents: contents(parDefaut.minutes),
          ...besides,
        },
      ]
    : []
  const hours: Offer = { id: 'HOURS', nom: t('enrol.hours'), prix: null, contents: t('enrol.hoursText'), ...besides }
  return [...useForfaitOffers(offre), ...byDefault, hours]
}

/** The package behind the value of a radio button; null for the other offers. */
export const forfaitIdOf = (choice: string): number | null =>
  choice.startsWith('forfait-') ? Number(choice.slice('forfait-'.length)) : null
