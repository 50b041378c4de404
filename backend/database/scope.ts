import type { Action, Subject } from '@contract/ability'
import { type Expression, type ExpressionBuilder, type ReferenceExpression, type SqlBool, sql } from 'kysely'
import type { Caller } from '../caller'

/**
 * The rows that a caller's rules let through, as a condition of SQL: the rules' own conditions
 * (`{idAutoEcole: 2}`), each field standing for the column that `columns` gives it. A rule without
 * conditions lets every row through, no rule none.
 * @throws for a rule that forbids: none of ours does, and read as one that allows it would open what it closes
 */
export function allowedRows<DB, TB extends keyof DB>(
  eb: ExpressionBuilder<DB, TB>,
  caller: Caller,
  action: Action,
  subject: Subject,
  columns: Record<string, ReferenceExpression<DB, TB>>,
): Expression<SqlBool> {
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
