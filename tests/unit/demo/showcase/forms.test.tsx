import { routes } from '@src/views/demo/showcase/routes'
import { screen, within } from '@testing-library/react'
import { startBackend, type TestBackend } from '@tests/helpers/backend'
import { openPage } from '@tests/helpers/page'
import { afterAll, beforeAll, expect, it } from 'vitest'

let backend: TestBackend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.stop())

const open = (address: string) => openPage(backend, routes, address, { username: 'manager' })

/** The part of the page that shows an example. */
const example = async (name: string) => within(await screen.findByRole('article', { name }))

it('a draft is found again, and can be given up', async () => {
  const { user } = await open('/forms/formik')
  const part = await example('Brouillon gardé')
  await user.type(part.getByRole('textbox', { name: /Ville/ }), 'Sfax')
  await user.click(part.getByRole('button', { name: 'Partir et revenir' }))
  expect(part.getByRole('textbox', { name: /Ville/ })).toHaveValue('Sfax')
  await user.click(await part.findByRole('button', { name: 'Repartir de zéro' }))
  expect(part.getByRole('textbox', { name: /Ville/ })).toHaveValue('')
})

it('each field says its own rule', async () => {
  const { user } = await open('/forms/formik')
  const part = await example('Une règle par champ')
  await user.type(part.getByRole('textbox', { name: /E-mail/ }), 'sami')
  await user.type(part.getByRole('textbox', { name: /Code/ }), 'abc')
  await user.type(part.getByRole('textbox', { name: /Unité/ }), 'abcdef')
  await user.click(part.getByRole('button', { name: 'Enregistrer' }))
  expect(await part.findByText('Texte trop court.')).toBeVisible()
  expect(part.getByText('Texte trop long.')).toBeVisible()
  expect(part.getByText(/^Adresse e-mail incorrecte/)).toBeVisible()
})

it('two passwords that differ are refused', async () => {
  const { user } = await open('/forms/elements/input')
  const part = await example('Mot de passe')
  await user.type(part.getByLabelText(/Nouveau mot de passe/), 'Voie Libre 42')
  await user.type(part.getByLabelText(/Le même mot de passe/), 'Voie Libre 43')
  await user.click(part.getByRole('button', { name: 'Enregistrer' }))
  expect(await part.findByText('Les deux mots de passe diffèrent.')).toBeVisible()
})

it('several days are kept in their order, and one is taken out', async () => {
  const { user } = await open('/forms/elements/pickers')
  const part = await example('Plusieurs jours')
  await user.type(part.getByRole('textbox', { name: 'Ajouter un jour' }), '25/11/2026')
  expect(await part.findByText('3 jours choisis')).toBeVisible()
  await user.click(part.getByRole('button', { name: /24 nov|24\/11/ }))
  expect(part.getByText('2 jours choisis')).toBeVisible()
})

it('a number that may not be changed keeps its value', async () => {
  const { user } = await open('/forms/elements/number-input')
  const part = await example('À la verticale')
  await user.click(part.getByRole('button', { name: /^Plus/ }))
  expect(part.getByRole('spinbutton', { name: 'Heures' })).toHaveValue(13)
  const rest = await example('États')
  for (const button of rest.getAllByRole('button', { name: /lecture seule/ })) expect(button).toBeDisabled()
})

it('content that failed to load comes with another try', async () => {
  const { user } = await open('/components/alerts')
  const part = await example('Échec du chargement')
  await user.click(part.getByRole('button', { name: 'Réessayer' }))
  await user.click(part.getByRole('button', { name: 'Réessayer' }))
  expect(part.getByText(/Le moniteur attend/)).toBeVisible()
})

it('the figures of the product’s list narrow it', async () => {
  const { user } = await open('/datatables/basic')
  const part = await example('La liste du produit')
  const figure = await part.findByRole('button', { name: /^\d+ Refusé$/ })
  const states = () => {
    const table = part.getByRole('table', { name: 'Candidatures dans la liste du produit' })
    return new Set(
      within(table)
        .getAllByText(/^(?:En poste|Confirmé|Refusé|Parti|Postulant)$/)
        .map((one) => one.textContent),
    )
  }
  expect(states().size).toBeGreaterThan(1)
  await user.click(figure)
  expect(figure).toHaveAttribute('aria-pressed', 'true')
  expect([...states()]).toEqual(['Refusé'])
})
