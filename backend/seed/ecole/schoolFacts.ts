import type { Etape } from '@contract/planning/evenement'
import {
  candidatsFacts,
  examinateursFacts,
  moniteursFacts,
  vehiculesFacts,
  weekOf,
} from '../../database/planning/planningFacts'
import type { Trx } from '../../database/schema'
import type { CandidatFacts, ExaminateurFacts, Facts, MoniteurFacts, VehiculeFacts } from '../../rules/planning/clashes'
import { rulesFor } from '../../rules/planning/parcours/rulesByCountry'

export interface SchoolCandidat extends CandidatFacts {
  dateInscription: string
  /** The stages of the candidate's path, in order. */
  etapes: Etape[]
}

/** A school's data for planning. */
export interface School {
  week: Pick<Facts, 'pays' | 'horaires' | 'fermetures'>
  moniteurs: MoniteurFacts[]
  vehicules: VehiculeFacts[]
  examinateurs: (ExaminateurFacts & { centre: string | null })[]
  candidats: SchoolCandidat[]
}

const FIRST_DAY = '1900-01-01'
const LAST_DAY = '9999-12-31'

/** All resources of a school that are not archived. */
export async function schoolFacts(trx: Trx, idAutoEcole: number): Promise<School> {
  const ids = async (table: 'moniteur' | 'vehicule' | 'examinateur' | 'candidat') => {
    const rows = await trx
      .selectFrom(table)
      .select('id')
      .where('idAutoEcole', '=', idAutoEcole)
      .where('archived', '=', 0)
      .orderBy('id')
      .execute()
    return rows.map(({ id }) => id)
  }
  const week = await weekOf(trx, idAutoEcole, FIRST_DAY, LAST_DAY)
  const centres = await trx
    .selectFrom('examinateur')
    .select(['id', 'centre'])
    .where('idAutoEcole', '=', idAutoEcole)
    .execute()
  const enrolled = await trx
    .selectFrom('candidat')
    .select(['id', 'dateInscription'])
    .where('idAutoEcole', '=', idAutoEcole)
    .execute()
  const people = await candidatsFacts(trx, idAutoEcole, await ids('candidat'))
  return {
    week,
    moniteurs: await moniteursFacts(trx, idAutoEcole, await ids('moniteur'), FIRST_DAY),
    vehicules: await vehiculesFacts(trx, idAutoEcole, await ids('vehicule')),
    examinateurs: (await examinateursFacts(trx, idAutoEcole, await ids('examinateur'))).map((one) => ({
      ...one,
      centre: centres.find(({ id }) => id === one.id)?.centre ?? null,
    })),
    candidats: people.map((person) => {
      const inscription = enrolled.find(({ id }) => id === person.id)?.dateInscription ?? FIRST_DAY
      const { etapes } = rulesFor({ pays: week.pays, categorie: person.permi, inscription, reglages: undefined })
      return { ...person, dateInscription: inscription, etapes: etapes.map(({ etape }) => etape) }
    }),
  }
}
