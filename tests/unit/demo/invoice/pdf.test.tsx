import { routes as invoiceRoutes } from '@src/views/demo/invoice/routes'
import { screen } from '@testing-library/react'
import { startBackend } from '@tests/helpers/backend'
import { openPage } from '@tests/helpers/page'
import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => vi.restoreAllMocks())

/** The files that the page saves. */
function savedFiles(): Blob[] {
  const saved: Blob[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined)
  URL.createObjectURL = (file: Blob) => `blob:here/${saved.push(file)}`
  URL.revokeObjectURL = () => undefined
  return saved
}

/** The strings of an uncompressed PDF, in their order. */
const stringsOf = async (file: Blob) =>
  [
    ...Buffer.from(await file.arrayBuffer())
      .toString('latin1')
      .matchAll(/\((.*?)\) Tj/g),
  ].map(([, text]) => text ?? '')

it('PDF of an invoice has issuer, client, whole column heads and the payments made', async () => {
  const saved = savedFiles()
  const address = '/apps/invoice/preview/5021'
  const { user } = await openPage(await startBackend(), invoiceRoutes, address, { username: 'manager' })
  await user.click(await screen.findByRole('button', { name: 'Télécharger le PDF' }))
  await vi.waitFor(() => expect(saved).toHaveLength(1), { timeout: 15_000 })
  const strings = saved[0] ? await stringsOf(saved[0]) : []
  expect(strings).toEqual(expect.arrayContaining(['Voie Libre', 'Facturé à', 'Règlement', 'Quantité', 'Remise']))
  expect(strings.indexOf('Voie Libre')).toBeLessThan(strings.indexOf('Facturé à'))
  expect(strings.indexOf('Facturé à')).toBeLessThan(strings.indexOf('Quantité'))
  const paid = strings.findIndex((text) => text.startsWith('Réglé le '))
  const left = strings.lastIndexOf('Reste à payer')
  expect(paid).toBeGreaterThan(strings.indexOf('Quantité'))
  expect(left).toBeGreaterThan(paid)
})
