import * as calls from '@contract/calls/papiers/logo'
import { schoolOf } from '../../commands/write'
import { findAutoEcole } from '../../database/plateforme/autoecole'
import type { Api } from '../../http/endpoint'

/** The logo of the caller's school: at the head of its papers, and beside the menu of every page. */
export function logoRoutes(api: Api): void {
  api.endpoint(calls.readPapierLogo, async ({ deps: { db }, caller }) => ({
    logo: (await findAutoEcole(db, schoolOf(caller)))?.logo ?? null,
  }))
}
