import type { Kysely, Transaction } from 'kysely'
import type { ArgentTables } from './argent/tables'
import type { CaisseTables } from './caisse/tables'
import type { CompteTables } from './compte/tables'
import type { CoursTables } from './cours/tables'
import type { EcoleTables } from './ecole/tables'
import type { PapiersTables } from './papiers/tables'
import type { PlanningTables } from './planning/tables'
import type { PlateformeTables } from './plateforme/tables'
import type { RecouvrementTables } from './recouvrement/tables'
import type { StatsTables } from './stats/tables'

/**
 * The tables as TypeScript types, by wing. Portable types only: days and moments are ISO 8601 text, booleans are 0 or
 * 1, money is integer millimes, JSON is text.
 */
export interface Database
  extends ArgentTables,
    CaisseTables,
    CompteTables,
    CoursTables,
    EcoleTables,
    PapiersTables,
    PlanningTables,
    PlateformeTables,
    RecouvrementTables,
    StatsTables {}

export type Db = Kysely<Database>
/** A transaction, for writes that must be atomic. */
export type Trx = Transaction<Database>
/** The database or one of its transactions, for functions that only read or whose caller decides. */
export type Conn = Db | Trx
