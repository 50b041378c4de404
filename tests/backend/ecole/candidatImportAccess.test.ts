import type { ImportJob } from '@contract/ecole/import/candidatImport'
import type { TestBackend } from '@tests/helpers/backend'
import { importEnded, importInputOf, importRow, runImport } from '@tests/helpers/factories'
import type { Client } from '@tests/helpers/http'
import { eachSchool } from '@tests/helpers/schools/eachSchool'
import { describe, expect, it } from 'vitest'

let backend: TestBackend
let ecole: Client
eachSchool((started) => {
  backend = started.backend
  ecole = started.ecole
})

describe('the access of imported candidates', () => {
  const rows = () => [
    importRow({ email: 'nouveau@exemple.tn' }),
    importRow({ telephone: '98 777 111' }),
    importRow({ nom: 'Sans', prenom: 'Adresse' }),
  ]
  const messages = async () => (await backend.db.selectFrom('message_sortant').select('destinataire').execute()).length

  it('is sent to nobody unless the school asks for it', async () => {
    const before = await messages()
    const { report } = await runImport(ecole, importInputOf(rows()))
    expect(report.map(({ outcome, acces }) => [outcome, acces])).toEqual(Array(3).fill(['added', false]))
    const { envoyer: _, ...input } = importInputOf([importRow({ email: 'autre@exemple.tn' })])
    const { body } = await ecole.post<ImportJob>('/api/candidat/import', input)
    await importEnded(ecole, body.id)
    expect(await messages()).toBe(before)
  })

  it('is sent to whoever has an address, and the report says to whom', async () => {
    const before = await messages()
    const { report } = await runImport(ecole, importInputOf(rows(), 'add', true))
    expect(report.map(({ acces }) => acces)).toEqual([true, true, false])
    expect(await messages()).toBe(before + 2)
  })
})
