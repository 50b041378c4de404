import { linesOfCause } from '@backend/database/argent/ecriture'
import { ENGINE, startBackend } from '@tests/helpers/backend'
import { stepsOf } from '@tests/helpers/engines/queryPlan'
import { expect, it } from 'vitest'

it.runIf(ENGINE === 'sqlite')('the fee of a refusal is found by its account, not among all lines', async () => {
  const backend = await startBackend()
  const [steps = []] = await stepsOf(backend, (db) =>
    linesOfCause(db, 1, { account: 'frais_bancaires', cause: 'frais:1' }),
  )
  expect(steps).toContain('SEARCH ecriture USING INTEGER PRIMARY KEY (rowid=?)')
  for (const index of ['ecriture_ligne_debit (idDebit=?)', 'ecriture_ligne_credit (idCredit=?)'])
    expect(steps).toContain(`SEARCH ecriture_ligne USING INDEX ${index}`)
  expect(steps.filter((step) => step.startsWith('SCAN'))).toEqual([])
  await backend.stop()
})
