import type { Acces } from '@contract/ability'
import { deskWith } from '@tests/helpers/desk'
import { send } from '@tests/helpers/http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENTRIES, type Start, startAs } from './walk'

/** Fields with a number that is never an amount: ids, counts, minutes, days, settings. */
const NO_AMOUNTS = new Set(
  `ACCEPTED CANCELLED Code_exam Conduit_exam DONE DUE FAILED Hour_Park Hour_circulation Hour_code JUDGED LATE NO_SHOW OPEN
  PENDING PLANNED Park_exam REFUSED SUCCESS aAttester aVenir absences absencesJours absencesNombre absents actifs active
  added ageMin annee annulationHeures annulations answered answers answersWeek battementMinutes candidats categories
  circulation code codeValiditeMois comptes correct currentPage delaiAbsenceJours delaiEchecJours delaiHeures done
  durationMinutes dureeMinutes ecartCirculationJours ecartParcJours echoues enAttente essaisParc essaisRestants examens
  exams expires faites horizonJours id idAttente idAutoEcole idCaissier idCandidat idCandidats idCause idEntite idEvenement
  idExaminateur idInscription idMoniteur idMoniteurs idOrigine idPermi idQuestion idRessource idSalle idSerie idSession
  idTransaction idUser idVehicule idle incomplets inscrits jamais jour jours joursAvantExpiration kept kilometrage known
  late lecons libres ligne limitePassages mastery minutes moniteurs nombre numero offreMinutes parc participants passMark passages
  passeJours perPage places placesCode preavisHeures prevues prevus quand questions rang rank readiness ready refused removed reponses
  restored retardMinutes reussis secondes secondsLeft seen skipped streak sur taille tentative totalDataCount totalPages
  unread updated version versionModele`
    .split(/\s+/)
    // The names of event kinds contain a space.
    .map((name) => name.replace(/_(?=[a-zP])/, ' ')),
)

/** Fields whose name means an amount elsewhere but not here: counts of answers, requests, lessons and questions. */
const COUNTS = [
  'GET /api/calendrier/statistiquesEvent total',
  'GET /api/code-course/examen total',
  'GET /api/code-course/progress due',
  'GET /api/code-course/progress gain',
  'GET /api/code-course/salle/{id} total',
  'GET /api/code-course/tentative total',
  'GET /api/code-course/tentative/export total',
  'GET /api/code-course/tentative/{id} total',
  'GET /api/dashboard total',
  'GET /api/demande/statistiquesDemande enRetard',
  'GET /api/demande/statistiquesDemande total',
  'GET /api/import/{id} total',
  'GET /api/notif/statistiques total',
  'GET /api/salle/place/{jeton} total',
]

/** The contract itself: anyone who prints it sees its prices (docs/decisions/0079). */
const CONTRACT = ['droits', 'fr', 'montant', 'quantite', 'total'].map((field) => `GET /api/contrat/{id} ${field}`)

const of = (route: string, fields: string) => fields.split(' ').map((field) => `GET ${route} ${field}`)

/**
 * Every amount that a desk user with limited access may read. A new one fails the test until somebody decides that it
 * belongs here.
 */
const ALLOWED: Record<Exclude<Acces, 'tout'>, readonly string[]> = {
  planning: [
    ...CONTRACT,
    // The person who takes care of the vehicles enters the prices of garages.
    ...of('/api/vehicule/{id}', 'cout coutEntretien'),
  ],
  caisse: [
    ...CONTRACT,
    ...of('/api/candidat/{id}/compte', 'aPayer chequesEnAttente enRetard exigible montant reste'),
    // The amount due to an instructor, without the rates that it is computed from.
    ...of('/api/moniteur/{id}/compte', 'aPayer'),
    ...of('/api/transaction', 'montant'),
    ...of('/api/transaction/{id}', 'montant'),
    ...of('/api/cheque', 'montant'),
    ...of('/api/facture', 'avoirs ht reste timbre ttc tva'),
    ...of('/api/facture/{id}', 'aRendre avoirs ht quantite reste tauxTva timbre ttc tva'),
    ...of('/api/regularisation', 'ages montant'),
    ...of('/api/dashboard', 'montant'),
    // The desk user's own limits, and the float of their box.
    ...of('/api/caisse', 'depense ecartTolere fondsCaisse plafond remboursement remise'),
    // The payments and balances of candidates.
    ...of('/api/autoecole/statistiques/candidate/{id}', 'du paye solde'),
    ...of('/api/autoecole/statistiques/by-candidate/{id}', 'paye'),
  ],
}

const AMOUNT_IN_TEXT = /\d[\s\u00a0\u202f]?(?:DT|TND|€|EUR)(?!\w)/

/** The names of the fields of an answer that hold a number, or a text with an amount. */
function fieldsOf(value: unknown, name = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => fieldsOf(one, name))
  if (value !== null && typeof value === 'object') {
    // A record whose keys are ids counts as a list.
    return Object.entries(value).flatMap(([key, one]) => fieldsOf(one, /^\d+$/.test(key) ? name : key))
  }
  return typeof value === 'number' || (typeof value === 'string' && AMOUNT_IN_TEXT.test(value)) ? [name] : []
}

describe.each(['planning', 'caisse'] as const)('a desk with the access « %s »', (acces) => {
  let start: Start
  beforeAll(async () => {
    start = await startAs('ecole')
  })
  afterAll(() => start.backend.stop())

  it('reads the amounts that it needs and no other, field by field', async () => {
    const { backend, fixture } = start
    const { token } = await deskWith(backend, acces)
    const found = new Set<string>()
    let read = 0
    for (const { name, method, row } of ENTRIES.filter((entry) => entry.method === 'GET')) {
      const { status, body } = await send<unknown>(backend, method, row.sample(fixture).path, { token })
      if (status !== 200) continue
      read += 1
      for (const field of fieldsOf(body)) if (!NO_AMOUNTS.has(field)) found.add(`${name} ${field}`)
    }
    expect(read).toBeGreaterThan(40)
    const amounts = [...found].filter((one) => !COUNTS.includes(one))
    expect(amounts.sort()).toEqual([...ALLOWED[acces]].sort())
  })
})
