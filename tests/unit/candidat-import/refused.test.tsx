import type { ImportOutcome } from '@contract/ecole/import/candidatImport'
import { initI18n } from '@core/i18n/initI18n'
import { loadTexts } from '@src/configs/texts'
import { RefusedRows } from '@src/views/candidat/import/report/RefusedRows'
import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'

const row = (errors: ImportOutcome['errors']): ImportOutcome => ({
  ligne: 4,
  outcome: 'refused',
  nom: 'Karim',
  idCandidat: null,
  errors,
})

it('a refused row of the report has a line for each of its faults', async () => {
  await initI18n({
    languages: ['fr'],
    defaultLanguage: 'fr',
    load: loadTexts,
    namespaces: ['common', 'errors', 'import', 'fields', 'candidat'],
  })
  render(<RefusedRows rows={[row({ cin: 'cin', prenom: 'required' })]} />)
  const faults = within(screen.getByRole('listitem')).getAllByRole('paragraph')
  expect(faults.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Prénom.*Champ obligatoire\.$/),
    expect.stringMatching(/^CIN.*8 chiffres\.$/),
  ])
})
