import { yearOf } from '@contract/clock/days'
import { dayIn, wallOf } from '@contract/clock/wall'
import type { ContenuConvocation, Convocation, ConvocationInput } from '@contract/papiers/convocation'
import { printedNumber } from '@contract/papiers/printedNumber'
import { etapeOf } from '@contract/planning/evenement'
import type { Caller } from '../../caller'
import { lockMoney, nextNumber } from '../../database/argent/compteur'
import { logChange } from '../../database/ecole/historique'
import {
  type ExamToSummon,
  examToSummon,
  insertConvocation,
  latestConvocation,
  sittingsBefore,
} from '../../database/papiers/convocation'
import { mentionsEcoleOf } from '../../database/papiers/mentions'
import { findAutoEcole } from '../../database/plateforme/autoecole'
import type { Conn } from '../../database/schema'
import type { Deps } from '../../deps'
import { notFound, wrongState } from '../../errors'
import { presentConvocation, SERIE_CONVOCATION, storedConvocation } from '../../presenters/papiers/convocation'
import { piecesOf, sameConvocation } from '../../rules/papiers/convocation'
import { type Write, write } from '../write'

/** The fields that the school types; the others come from the exam. */
type Typed = Pick<ContenuConvocation, 'rendezVousHeure' | 'rendezVousLieu' | 'reference'>

/** The content of a summons to an exam, as the exam is now. */
export async function contenuOf(
  db: Conn,
  exam: ExamToSummon,
  { rendezVousHeure, rendezVousLieu, reference }: Typed,
): Promise<ContenuConvocation> {
  const ecole = await findAutoEcole(db, exam.idAutoEcole)
  if (!ecole) throw notFound()
  const { valeurs: mentions } = await mentionsEcoleOf(db, exam.idAutoEcole)
  const { pays } = ecole
  const both = (fr: string, ar: string | null) => (pays === 'TN' && ar ? { fr, ar } : { fr })
  const { day, time } = wallOf(exam.start, pays)
  const arabicName = exam.nomAr && exam.prenomAr ? `${exam.prenomAr} ${exam.nomAr}` : null
  const vehicle = [exam.marque, exam.modele, exam.immatriculation].filter(Boolean).join(' ')
  const etape = etapeOf(exam.calendar)
  return {
    pays,
    ecole: {
      nom: both(ecole.nom, mentions.nomAr),
      adresse: both(ecole.adresse ?? '', mentions.adresseAr),
      agrement: ecole.matricule,
      telephone: ecole.telephone,
    },
    candidat: {
      nom: both(`${exam.prenom} ${exam.nom}`, arabicName),
      cin: exam.cin,
      passeport: exam.passeport,
      neph: pays === 'FR' ? exam.neph : null,
    },
    categorie: exam.permi,
    etape,
    tentative: (await sittingsBefore(db, exam)) + 1,
    jour: day,
    heure: time,
    lieu: exam.lieu,
    rendezVousHeure,
    rendezVousLieu,
    vehicule: vehicle || null,
    moniteur: exam.moniteurNom === null ? null : `${exam.moniteurPrenom} ${exam.moniteurNom}`,
    reference,
    pieces: piecesOf(pays, etape),
  }
}

/** @throws 404 for another school's exam, 409 for one that is over or cancelled */
async function mustSummon({ trx, caller, now }: Write, idEvenement: number): Promise<ExamToSummon> {
  const exam = await examToSummon(trx, idEvenement)
  if (!exam || exam.idAutoEcole !== caller.idAutoEcole) throw notFound()
  if (exam.status !== 'PLANNED' || exam.start < now) throw wrongState()
  return exam
}

/** Answers the existing summons when the exam has not changed; otherwise issues a new version under the same number. */
async function summon(work: Write, idEvenement: number, typed: Typed): Promise<Convocation> {
  const { trx, caller, moment, now } = work
  const exam = await mustSummon(work, idEvenement)
  const { idAutoEcole, idCandidat } = exam
  const last = await latestConvocation(trx, idEvenement, idCandidat)
  const known = last ? storedConvocation(last) : null
  const contenu = await contenuOf(trx, exam, {
    rendezVousHeure: typed.rendezVousHeure ?? known?.rendezVousHeure ?? null,
    rendezVousLieu: typed.rendezVousLieu ?? known?.rendezVousLieu ?? null,
    reference: typed.reference ?? known?.reference ?? null,
  })
  if (last && known && sameConvocation(known, contenu)) return presentConvocation(trx, caller, last)
  const annee = last?.annee ?? yearOf(dayIn(moment, caller.pays))
  const numero = last?.numero ?? (await nextNumber(trx, idAutoEcole, SERIE_CONVOCATION, annee))
  const version = (last?.version ?? 0) + 1
  const named = { idAutoEcole, idEvenement, idCandidat, annee, numero, version, idUtilisateur: caller.id }
  await insertConvocation(trx, { ...named, contenu: JSON.stringify(contenu), createdAt: now })
  await logChange(trx, caller, now, {
    entite: 'candidat',
    id: idCandidat,
    idAutoEcole,
    action: 'convocation',
    after: { numero: printedNumber(SERIE_CONVOCATION, annee, numero), jour: contenu.jour },
  })
  const row = await latestConvocation(trx, idEvenement, idCandidat)
  if (!row) throw notFound()
  return presentConvocation(trx, caller, row)
}

/** Issues the summonses to exams, all or none. @throws 404, 409 */
export const createConvocations = (
  deps: Deps,
  caller: Caller,
  { idEvenements, ...typed }: ConvocationInput,
): Promise<Convocation[]> =>
  write(deps, caller, async (work) => {
    // Without the lock, two requests at once would write the same version.
    if (caller.idAutoEcole !== null) await lockMoney(work.trx, caller.idAutoEcole)
    const issued: Convocation[] = []
    for (const id of new Set(idEvenements)) issued.push(await summon(work, id, typed))
    return issued
  })
