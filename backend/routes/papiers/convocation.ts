import * as calls from '@contract/calls/papiers/convocation'
import { createConvocations } from '../../commands/papiers/convocation'
import { findConvocation, listConvocations } from '../../database/papiers/convocation'
import { notFound } from '../../errors'
import type { Api } from '../../http/endpoint'
import { presentConvocation } from '../../presenters/papiers/convocation'

/** Summonses to exams. */
export function convocationRoutes(api: Api): void {
  api.endpoint(calls.listConvocations, async ({ deps: { db }, caller, query }) => {
    const rows = await listConvocations(db, caller, query)
    return { data: await Promise.all(rows.map((row) => presentConvocation(db, caller, row))) }
  })
  api.endpoint(calls.readConvocation, async ({ deps: { db }, caller, params }) => {
    const row = await findConvocation(db, caller, params.id)
    if (!row) throw notFound()
    return presentConvocation(db, caller, row)
  })
  api.endpoint(calls.createConvocations, async ({ deps, caller, body }) => ({
    data: await createConvocations(deps, caller, body),
  }))
}
