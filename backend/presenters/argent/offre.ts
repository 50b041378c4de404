import type { OffreCandidat } from '@contract/argent/compte'
import { LESSON_SERVICES } from '@contract/argent/service'
import { activePrices, packagesOnSale } from '../../database/argent/prices'
import type { Db } from '../../database/schema'
import { lotsOfDefaults, lotsOfFee, type PriceList } from '../../rules/argent/enrolment'

interface Person {
  idAutoEcole: number
  idPermi: number
}

/** The default packages without the file fee; null when the list sells none. */
function defaultsOf(list: PriceList) {
  const lots = lotsOfDefaults(list).filter(({ service }) => service !== 'dossier')
  if (lots.length === 0) return null
  const [code = 0, circulation = 0, parc = 0] = LESSON_SERVICES.map(
    (etape) => lots.find(({ service }) => service === etape)?.quantite,
  )
  return { montant: lots.reduce((sum, { montant }) => sum + montant, 0), minutes: { code, circulation, parc } }
}

const pricesOf = (list: PriceList): OffreCandidat['prix'] => ({
  heure: { code: list.code_hour_price, circulation: list.circulation_hour_price, parc: list.maneuver_hour_price },
  examen: { code: list.code_exam_price, circulation: list.circulation_exam_price, parc: list.maneuver_exam_price },
  dossier: lotsOfFee(list).reduce((sum, { montant }) => sum + montant, 0),
  parDefaut: defaultsOf(list),
})

/** The offers for enrolling a candidate; none without active prices. */
export async function presentOffre(db: Db, { idAutoEcole, idPermi }: Person): Promise<OffreCandidat> {
  const list = await activePrices(db, idAutoEcole, idPermi)
  if (!list) return { prix: null, forfaits: [] }
  const packages = await packagesOnSale(db, idAutoEcole, idPermi)
  return {
    prix: pricesOf(list),
    forfaits: packages.map((one) => ({
      id: one.id,
      nom: one.nom,
      prix: one.prix,
      minutes: { code: one.minutesCode, circulation: one.minutesCirculation, parc: one.minutesParc },
      examens: { code: one.examensCode, circulation: one.examensCirculation, parc: one.examensParc },
      dossier: one.dossier === 1,
    })),
  }
}
