import { approbationInput } from '@contract/argent/approbation'
import { partiesFacture } from '@contract/argent/facture'
import { reglagesWith } from '@contract/argent/reglages'
import { rapportCaisse } from '@contract/caisse/caisse'
import type { Pays } from '@contract/clock/pays'
import { contenuContrat } from '@contract/papiers/contrat'
import { contenuConvocation } from '@contract/papiers/convocation'
import { mentionsEcoleStored } from '@contract/papiers/mentions'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { TableName } from '../ownership'
import { planningWith } from '../planning/occupation'
import { RefusedCopyError } from '../replace'
import type { Db } from '../schema'
import { breathe } from './copyRows'

/** Reads stored JSON as the program does when it is needed. @throws when it cannot be read */
type Read = (value: object, pays: Pays) => unknown

/** The JSON that is read by a schema of the contract, all of it in tables that have the column of their school. */
const READ: readonly [table: TableName, column: string, read: Read, only?: RawBuilder<SqlBool>][] = [
  // What was decided is not read again.
  ['approbation', 'demande', (value) => approbationInput.parse(value), sql`own.statut = 'WAITING'`],
  ['caisse_session', 'rapport', (value) => rapportCaisse.parse(value)],
  ['contrat', 'contenu', (value) => contenuContrat.parse(value)],
  ['convocation', 'contenu', (value) => contenuConvocation.parse(value)],
  ['facture', 'contenu', (value) => partiesFacture.parse(value)],
  ['mention_ecole', 'valeurs', (value) => mentionsEcoleStored.parse(value)],
  ['reglage_argent', 'valeurs', (value, pays) => reglagesWith(pays, value)],
  ['reglage_planning', 'valeurs', (value) => planningWith(value)],
]

/** Values that are read without a pause for other requests. */
const AT_ONCE = 200

/**
 * Checks that stored settings and papers of a copy can be read: those of one school that cannot would also stop what is
 * computed for several schools together.
 * @param copy its JSON is valid
 * @throws RefusedCopyError when one of them cannot
 */
export async function checkStored(copy: Db): Promise<void> {
  for (const [table, column, read, only = sql`true`] of READ) {
    const { rows } = await sql<{ text: string; pays: Pays }>`
      select own.${sql.ref(column)} as text, auto_ecole.pays
      from ${sql.table(table)} as own join auto_ecole on auto_ecole.id = own."idAutoEcole"
      where own.${sql.ref(column)} is not null and ${only}`.execute(copy)
    for (const [index, { text, pays }] of rows.entries()) {
      try {
        read(JSON.parse(text), pays)
      } catch {
        throw new RefusedCopyError('damaged')
      }
      if (index % AT_ONCE === AT_ONCE - 1) await breathe()
    }
  }
}
