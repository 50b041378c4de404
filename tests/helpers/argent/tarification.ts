import type { ConfigPrix, ConfigPrixInForce, ConfigPrixInput } from '@contract/argent/configPrix'
import type { Forfait, ForfaitInput } from '@contract/argent/forfait'
import type { TestBackend } from '../backend'
import { permiOf } from '../factories'
import type { Client } from '../http'

/** The prices of the worked example: « Complet B » is worth 835.000 at them. */
export const PRICES = {
  code_hour_price: 8_000,
  code_exam_price: 80_000,
  circulation_hour_price: 25_000,
  circulation_exam_price: 80_000,
  maneuver_hour_price: 25_000,
  maneuver_exam_price: 80_000,
  code_en_ligne_hour_price: 0,
  code_package_price: 160_000,
  driving_package_price: 600_000,
  code_file_fee: 50_000,
  codePackageMinutes: 1200,
  circulationPackageMinutes: 1200,
  maneuverPackageMinutes: 300,
  codeExamDroits: 50_000,
  circulationExamDroits: 50_000,
  maneuverExamDroits: 50_000,
}

export const priceValues = (idPermi: number, changes: Partial<ConfigPrixInput> = {}): ConfigPrixInput => ({
  ...PRICES,
  idPermi,
  is_active: true,
  ...changes,
})

/** The body that changes prices, at the version that was read. */
export const priceUpdate = ({ version }: Pick<ConfigPrix, 'version'>, changes: Partial<ConfigPrix> = {}) => ({
  ...PRICES,
  version,
  ...changes,
})

/** Sets prices for a licence category through the API: for one without demo prices, unless another is given. */
export async function buildPrices(client: Client, changes: Partial<ConfigPrixInput> = {}): Promise<ConfigPrixInForce> {
  const idPermi = changes.idPermi ?? (await permiOf(client, 'H'))
  const answer = await client.post<ConfigPrixInForce>('/api/config-prix', priceValues(idPermi, changes))
  if (answer.status !== 201) throw new Error(`Prices refused: ${answer.status} ${answer.text}`)
  return answer.body
}

let counter = 0
export const forfaitValues = (idPermi: number, changes: Partial<ForfaitInput> = {}): ForfaitInput => {
  counter += 1
  return {
    nom: `Forfait ${counter}`,
    idPermi,
    prix: 835_000,
    minutesCode: 1200,
    minutesCirculation: 1200,
    minutesParc: 300,
    examensCode: 0,
    examensCirculation: 0,
    examensParc: 0,
    dossier: true,
    ...changes,
  }
}

/** Adds a package through the API. */
export async function buildForfait(client: Client, changes: Partial<ForfaitInput> = {}): Promise<Forfait> {
  const idPermi = changes.idPermi ?? (await permiOf(client, 'H'))
  const answer = await client.post<Forfait>('/api/forfait', forfaitValues(idPermi, changes))
  if (answer.status !== 201) throw new Error(`Package refused: ${answer.status} ${answer.text}`)
  return answer.body
}

/** Enrols the first candidates of the first school with prices or a package. */
export async function enrol(
  { db }: TestBackend,
  from: { idConfigPrix?: number; idForfait?: number; idPermi: number },
  count = 1,
): Promise<string[]> {
  const people = await db
    .selectFrom('candidat')
    .select(['id', 'prenom', 'nom'])
    .where('idAutoEcole', '=', 1)
    .orderBy('id')
    .limit(count)
    .execute()
  const now = '2026-11-02T08:00:00.000Z'
  const made = { idAutoEcole: 1, dateDebut: '2026-11-02', status: 'COMPLETED', pasPrix: 1, version: 1 } as const
  for (const { id } of people) {
    await db
      .insertInto('inscription')
      .values({ ...made, idForfait: null, idConfigPrix: null, ...from, idCandidat: id, createdAt: now, updatedAt: now })
      .execute()
  }
  return people.map(({ prenom, nom }) => `${prenom} ${nom}`)
}
