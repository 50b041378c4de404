import * as calls from '@contract/calls/stats/stats'
import { giveAvis, withdrawAvis } from '../../commands/stats/avis'
import { readCandidatHistory, readCandidatStats } from '../../commands/stats/candidat'
import { readEarningStats, readExaminatorStats, readExamStats, readGrowthStats } from '../../commands/stats/charts'
import { readCoutStats } from '../../commands/stats/cout'
import { readEcoleStats } from '../../commands/stats/ecole'
import { readUserStatestique } from '../../commands/stats/utilisation'
import type { Api } from '../../http/endpoint'

/** The statistics of a school, of a candidate and of the platform. */
export function statsRoutes(api: Api): void {
  api.endpoint(calls.readEcoleStats, ({ deps, caller, body }) => readEcoleStats(deps, caller, body))
  api.endpoint(calls.readExamStats, ({ deps, caller, body }) => readExamStats(deps, caller, body))
  api.endpoint(calls.readEarningStats, ({ deps, caller, body }) => readEarningStats(deps, caller, body))
  api.endpoint(calls.readCoutStats, ({ deps, caller, query }) => readCoutStats(deps, caller, query))
  api.endpoint(calls.readGrowthStats, ({ deps, caller, body }) => readGrowthStats(deps, caller, body))
  api.endpoint(calls.readExaminatorStats, ({ deps, caller, body }) => readExaminatorStats(deps, caller, body))
  api.endpoint(calls.readCandidatStats, ({ deps, caller, params }) => readCandidatStats(deps, caller, params.id))
  api.endpoint(calls.readCandidatHistory, ({ deps, caller, params }) => readCandidatHistory(deps, caller, params.id))
  api.endpoint(calls.giveAvis, ({ deps, caller, params, body }) => giveAvis(deps, caller, params.id, body))
  api.endpoint(calls.withdrawAvis, async ({ deps, caller, params }) => {
    await withdrawAvis(deps, caller, params.id)
    return undefined
  })
  api.endpoint(calls.readUserStatestique, ({ deps, caller }) => readUserStatestique(deps, caller))
}
