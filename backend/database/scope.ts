import type { Action, Subject } from '@contract/ability'
import { type Expression, expressionBuilder, type ReferenceExpression, type SqlBool, sql } from 'kysely'
import type { Caller } from '../caller'
import type { Database } from './schema'

/**
 * Translates the caller's rules into an SQL condition: the conditions of each rule (`{idAutoEcole: 2}`), with each
 * field replaced by its column from `columns`. A rule without conditions allows every row; without any rule no row is
 * allowed.
 * @throws for an inverted rule (`cannot`). None exists, and treating one as a permission would grant what it forbids
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
