import type { Action, Subject } from '@contract/ability'
import { type Expression, expressionBuilder, type ReferenceExpression, type SqlBool, sql } from 'kysely'
import type { Caller } from '../caller'
import type { Database } from './schema'

/**
 * The rows that the caller's rules allow, as an SQL condition: the conditions of the rules (`{idAutoEcole: 2}`), with
 * each field replaced by its column from `columns`. A rule without conditions allows every row; without a rule none
 * is allowed.
 * @throws for an inverted rule (`cannot`): there is none, and treating one as a permission would open what it closes
 */
export function allowedRows<Table extends keyof Database>(
  caller: Caller,
  action: Action,
  subject: Subject,
  columns: Record<string, ReferenceExpression<Database, Table>>,
): Expression<SqlBool> {
  const eb = expressionBuilder<Database, Table>()
  const allowed = caller.ability.rulesFor(action, subject).map((rule) => {
    if (rule.inverted) throw new Error(`A rule that forbids ${action} of ${subject} is not understood`)
    const conditions = Object.entries(rule.conditions ?? {}).map(([field, value]) => {
      const column = columns[field]
      if (column === undefined) throw new Error(`No column for ${field} of ${subject}`)
      return eb(column, '=', value as never)
    })
    return conditions.length > 0 ? eb.and(conditions) : sql<SqlBool>`1 = 1`
  })
  return allowed.length > 0 ? eb.or(allowed) : sql<SqlBool>`1 = 0`
}
