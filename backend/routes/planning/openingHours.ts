import { idParam } from '@contract/list'
import { configurationPlanning, configurationUpdate, periodeInput } from '@contract/planning/openingHours'
import { addFermeture, removeFermeture, saveConfiguration } from '../../commands/planning/openingHours'
import { schoolOf } from '../../commands/write'
import { configurationOf } from '../../database/planning/openingHours'
import type { Api } from '../../http/endpoint'

/** A school's week, its closures and the rules of its planning. */
export function planningRoutes(api: Api): void {
  const { deps } = api
  api.endpoint(
    {
      method: 'get',
      path: 'api/autoecole/planning',
      summary: 'When the school is open, its closures and its rules: for whoever reads its calendar',
      can: ['read', 'Evenement'],
      answer: configurationPlanning,
    },
    ({ caller }) => configurationOf(deps.db, schoolOf(caller)),
  )
  api.endpoint(
    {
      method: 'put',
      path: 'api/autoecole/planning',
      summary: 'Set the week and the rules; 409 when they were saved since they were read',
      can: ['update', 'Configuration'],
      body: configurationUpdate,
      answer: configurationPlanning,
    },
    ({ caller, body }) => saveConfiguration(deps, caller, body),
  )
  api.endpoint(
    {
      method: 'post',
      path: 'api/autoecole/fermeture',
      summary: 'Close for some days; 409 with the events planned on them, unless `force` keeps these',
      can: ['update', 'Configuration'],
      body: periodeInput,
      answer: configurationPlanning,
      status: 201,
    },
    ({ caller, body }) => addFermeture(deps, caller, body),
  )
  api.endpoint(
    {
      method: 'post',
      path: 'api/autoecole/fermeture/{id}/remove',
      summary: 'Open again on the days of a closure',
      can: ['update', 'Configuration'],
      params: idParam,
      answer: configurationPlanning,
    },
    ({ caller, params }) => removeFermeture(deps, caller, params.id),
  )
}
