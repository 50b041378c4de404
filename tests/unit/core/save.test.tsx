import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Toaster } from '@core/components/messages/Toaster'
import { provideShell } from '@core/platform/shell'
import { saveFile } from '@core/spreadsheet/save'
import { screen, waitFor } from '@testing-library/react'
import { filesOf, ROOT } from '@tests/helpers/sources/sources'
import { afterEach, expect, it, vi } from 'vitest'
import { renderCore, startInFrench } from './renderCore'

startInFrench()
afterEach(() => {
  vi.restoreAllMocks()
  provideShell(undefined)
})

function watchLinks() {
  const saved: { name: string; address: string }[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, address: this.href })
  })
  URL.createObjectURL = () => 'blob:here/1'
  return saved
}

it('saveFile cleans the name of a document and of an attachment', () => {
  const saved = watchLinks()
  expect(saveFile(new Blob(['x']), 'Reçu n°12/été.PDF')).toBe('Recu-n12ete.pdf')
  saveFile('data:text/plain;base64,eA==', '../Pièce jointe?.txt')
  expect(saved).toEqual([
    { name: 'Recu-n12ete.pdf', address: 'blob:here/1' },
    { name: 'Piece-jointe.txt', address: 'data:text/plain;base64,eA==' },
  ])
})

it('saveFile uses the file plugin of the app shell under the same name and confirms it', async () => {
  const saved = watchLinks()
  const writeFile = vi.fn(async () => ({}))
  provideShell({ Filesystem: { writeFile } })
  renderCore(<Toaster />)
  saveFile(new Blob(['x']), 'Modèle à remplir.csv')
  saveFile('data:text/plain;base64,eQ==', 'Copie.txt')
  const kept = { directory: 'DOCUMENTS', recursive: true }
  await waitFor(() => expect(writeFile).toHaveBeenCalledTimes(2))
  expect(writeFile).toHaveBeenCalledWith({ path: 'Modele-a-remplir.csv', data: 'eA==', ...kept })
  expect(writeFile).toHaveBeenCalledWith({ path: 'Copie.txt', data: 'eQ==', ...kept })
  expect(
    await screen.findByText(/Fichier enregistré dans les documents de l’appareil.*Modele-a-remplir\.csv/),
  ).toBeInTheDocument()
  expect(saved).toEqual([])
  const share = vi.fn(async () => Promise.reject(new Error('Share canceled')))
  provideShell({ Filesystem: { writeFile: async () => ({ uri: 'file:///documents/Liste.csv' }) }, Share: { share } })
  saveFile(new Blob(['x']), 'Liste.csv')
  await waitFor(() =>
    expect(share).toHaveBeenCalledWith({ title: 'Liste.csv', files: ['file:///documents/Liste.csv'] }),
  )
  expect(screen.queryByText(/n’a pas pu être enregistré/)).toBeNull()
  provideShell({ Filesystem: { writeFile } })
  writeFile.mockRejectedValueOnce(new Error('full'))
  saveFile(new Blob(['x']), 'Reçu.pdf')
  expect(await screen.findByText(/Le fichier n’a pas pu être enregistré.*Recu\.pdf/)).toBeInTheDocument()
})

it('is the only file of the client that saves files', () => {
  const savers = filesOf('src', /\.tsx?$/).filter((file) =>
    /\.download = | download=|Filesystem\.writeFile/.test(readFileSync(join(ROOT, file), 'utf8')),
  )
  // The second file only passes the plugin on.
  expect(savers).toEqual(['src/@core/spreadsheet/save.ts', 'src/native/shell.ts'])
})
