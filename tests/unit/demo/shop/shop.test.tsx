import { routes as shopRoutes } from '@src/views/demo/shop/routes'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { startBackend } from '@tests/helpers/backend'
import { openPage } from '@tests/helpers/page'
import { readError } from '@tests/helpers/pages/errorDialog'
import { describe, expect, it } from 'vitest'

const open = async (address: string) => openPage(await startBackend(), shopRoutes, address, { username: 'manager' })

const shelf = async () => within(await screen.findByRole('list', { name: 'Boutique' }))

describe('shop list', () => {
  it('shows nine products a page and returns to the first page with every filter', async () => {
    const { user, here } = await open('/apps/cars/list?page=3')
    expect(await screen.findByText('27 produits')).toBeInTheDocument()
    expect((await shelf()).getAllByRole('listitem')).toHaveLength(9)
    expect(screen.getByLabelText('Page 3')).toHaveAttribute('aria-current', 'page')
    await user.click(screen.getByLabelText(/^Sécurité/))
    await waitFor(() => expect(here()).toBe('/apps/cars/list?category=safety'))
    await user.click(screen.getByLabelText('Livraison gratuite'))
    await waitFor(() => expect(here()).toContain('freeShipping=true'))
    await user.click(screen.getByText('Effacer les filtres'))
    expect(await screen.findByText('27 produits')).toBeInTheDocument()
  })

  it('filters by price range, slider and stars', async () => {
    const { user, here } = await open('/apps/cars/list')
    await user.click(await screen.findByRole('radio', { name: 'De 25 à 75 DT' }))
    await waitFor(() => expect(here()).toBe('/apps/cars/list?minPrice=25&maxPrice=75'))
    const [least, most] = await screen.findAllByRole<HTMLInputElement>('slider')
    if (!least || !most) throw new Error('no slider')
    expect([least.value, most.value]).toEqual(['25', '75'])
    fireEvent.change(least, { target: { value: '60' } })
    await waitFor(() => expect(here()).toBe('/apps/cars/list?minPrice=60&maxPrice=75'))
    // A thumb stops at the other thumb. The end of the track means no limit.
    fireEvent.change(least, { target: { value: '300' } })
    await waitFor(() => expect(here()).toBe('/apps/cars/list?minPrice=75&maxPrice=75'))
    fireEvent.change(most, { target: { value: most.max } })
    await waitFor(() => expect(here()).toBe('/apps/cars/list?minPrice=75'))
    await user.click(screen.getByRole('radio', { name: 'Tous les prix' }))
    const stars = screen.getByRole('radio', { name: /4 sur 5\s*et plus/ })
    const [, count] = /(\d+)$/.exec(stars.closest('label')?.textContent ?? '') ?? []
    await user.click(stars)
    await waitFor(() => expect(here()).toBe('/apps/cars/list?minRating=4'))
    expect(await screen.findByText(`${count} produits`)).toBeInTheDocument()
  })

  it('reads a price in the format of the current language', async () => {
    const { user, here } = await open('/apps/cars/list')
    const least = await screen.findByRole<HTMLInputElement>('textbox', { name: 'De' })
    await waitFor(() => expect(least.placeholder).toBe('6,5'))
    await user.type(least, '12,5 DT')
    await waitFor(() => expect(here()).toBe('/apps/cars/list?minPrice=12.5'))
    expect(least.value).toBe('12,5')
  })

  it('links a product in the cart to the cart', async () => {
    const { user } = await open('/apps/cars/list?sortBy=price-asc')
    const add = (await (await shelf()).findAllByRole('button', { name: /^Ajouter/ }))[0]
    const name = add?.textContent?.replace('Ajouter ', '') ?? '?'
    await user.click(add ?? document.body)
    expect(await (await shelf()).findByRole('link', { name: new RegExp(`^Voir le panier\\s*${name}$`) })).toBeVisible()
  })
})

describe('product page', () => {
  it('shows the product of the address or that it is unknown', async () => {
    const { user, router } = await open('/apps/cars/car/anything-5')
    expect(await screen.findByRole('heading', { level: 1, name: 'Triangle de signalisation' })).toBeVisible()
    const wish = screen.getByRole('button', { name: /^Envie\s*Triangle de signalisation$/ })
    await user.click(wish)
    await waitFor(() => expect(wish).toHaveAttribute('aria-pressed', 'true'))
    await router.navigate('/apps/cars/car/nothing-999')
    await readError()
    expect(await screen.findByRole('heading', { level: 1, name: 'Produit introuvable' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Voir la boutique' })).toBeVisible()
  })
})

describe('colour of a product', () => {
  it('is kept in the cart and can be changed there', async () => {
    const { user, router } = await open('/apps/cars/car/anything-5')
    const picture = () => document.querySelector('.product-sheet img')?.getAttribute('src')
    // The list shows the first colour, which is preset.
    const first = await screen.findByRole<HTMLInputElement>('radio', { name: 'bleu acier' })
    expect(first.checked).toBe(true)
    const before = picture()
    await user.click(screen.getByRole('radio', { name: 'vert marin' }))
    await waitFor(() => expect(picture()).not.toBe(before))
    await user.click(screen.getByRole('button', { name: /^Ajouter/ }))
    await screen.findByRole('link', { name: /^Voir le panier/ })
    await router.navigate('/apps/ecommerce/checkout')
    expect(await screen.findByText('6 articles')).toBeInTheDocument()
    expect(await screen.findByText(/^Couleur.*vert marin$/)).toBeInTheDocument()
    await router.navigate('/apps/cars/car/anything-5')
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('radio', { name: 'vert marin' }).checked).toBe(true))
    await user.click(screen.getByRole('radio', { name: 'gris' }))
    await router.navigate('/apps/ecommerce/checkout')
    expect(await screen.findByText(/^Couleur.*gris$/)).toBeInTheDocument()
  })
})

describe('wish list', () => {
  it('removes products down to an empty list', async () => {
    const { user } = await open('/apps/ecommerce/wishlist')
    for (const left of [1, 0]) {
      const [remove] = await screen.findAllByRole('button', { name: /^Retirer/ })
      await user.click(remove ?? document.body)
      await waitFor(() => expect(screen.queryAllByRole('button', { name: /^Retirer/ })).toHaveLength(left))
    }
    expect(await screen.findByText('Votre liste d’envies est vide')).toBeInTheDocument()
  })
})

type Visitor = Awaited<ReturnType<typeof open>>['user']

async function toPayment(user: Visitor) {
  await user.click(await screen.findByRole('button', { name: 'Choisir l’adresse' }))
  const fields = [
    ['Nom complet', 'Salma Trabelsi'],
    ['Téléphone', '98 123 456'],
    ['Numéro et rue', '4, rue du Lac'],
    ['Ville', 'Tunis'],
    ['Code postal', '1053'],
    ['Gouvernorat ou région', 'Tunis'],
  ] as const
  for (const [name, text] of fields) await user.type(await screen.findByRole('textbox', { name }), text)
  await user.click(screen.getByRole('button', { name: 'Enregistrer et livrer ici' }))
}

describe('checkout', () => {
  it('leads from the cart over the address to the order', async () => {
    const { user } = await open('/apps/ecommerce/checkout?step=payment')
    // The step is unavailable without an address.
    await user.click(await screen.findByRole('button', { name: '1. Panier' }))
    expect(await screen.findAllByRole('listitem')).not.toHaveLength(0)
    await user.type(screen.getByRole('textbox', { name: 'Code promo' }), 'rien')
    await user.click(screen.getByRole('button', { name: 'Appliquer' }))
    expect(await screen.findByText('Ce code n’existe pas.')).toBeInTheDocument()
    await toPayment(user)
    await user.click(await screen.findByRole('radio', { name: 'À la livraison' }))
    await user.click(screen.getByRole('button', { name: /^Commander pour/ }))
    expect(await screen.findByText(/^Commande C-\d+ enregistrée$/)).toBeInTheDocument()
  })

  it('delivers to the stored address with one press', async () => {
    const { user, here } = await open('/apps/ecommerce/checkout?step=address')
    const saved = within(await screen.findByRole('region', { name: 'Adresse enregistrée' }))
    await user.click(saved.getByRole('button', { name: 'Livrer à cette adresse' }))
    await waitFor(() => expect(here()).toBe('/apps/ecommerce/checkout?step=payment'))
    expect(await screen.findByRole('textbox', { name: 'Carte cadeau' })).toBeVisible()
  })

  it('delivers to the signed-in user and explains the offers of a product', async () => {
    const { user, router, store } = await open('/apps/ecommerce/checkout')
    const name = store.getState().auth.userData?.connect.nomComplet ?? '?'
    const [summary] = await screen.findAllByText(/offres disponibles$/)
    const offers = within(summary?.closest('details') ?? document.body)
    expect(offers.getAllByRole('listitem', { hidden: true })).toHaveLength(2)
    expect(offers.getByText(/BIENVENUE/)).toBeInTheDocument()
    await user.click(summary ?? document.body)
    await router.navigate('/apps/ecommerce/checkout?step=address')
    const saved = within(await screen.findByRole('region', { name: 'Adresse enregistrée' }))
    expect(saved.getByText(name)).toBeVisible()
  })

  it('requires the fields of the chosen payment method', async () => {
    const { user } = await open('/apps/ecommerce/checkout')
    await toPayment(user)
    const order = async () => user.click(await screen.findByRole('button', { name: /^Commander pour/ }))
    await order()
    expect(await screen.findByText('Champ obligatoire.')).toBeInTheDocument()
    await user.type(screen.getByRole('textbox', { name: 'Code au dos' }), '12')
    await order()
    expect(screen.queryByText(/^Commande C-/)).toBeNull()
    await user.click(screen.getByRole('radio', { name: 'En plusieurs fois' }))
    const count = screen.getByRole('combobox', { name: 'Nombre de paiements' })
    expect(within(count).getAllByRole('option')).toHaveLength(4)
    await user.click(screen.getByRole('radio', { name: 'Banque en ligne' }))
    await order()
    const bank = screen.getByRole('combobox', { name: 'Votre banque' })
    await waitFor(() => expect(bank).toHaveAttribute('aria-invalid', 'true'))
    await user.selectOptions(bank, 'Banque du Lac')
    await order()
    expect(await screen.findByText(/^Commande C-\d+ enregistrée$/)).toBeInTheDocument()
  })

  it('accepts a gift card for all or part of the sum', async () => {
    const { user } = await open('/apps/ecommerce/checkout')
    await toPayment(user)
    const code = await screen.findByRole('textbox', { name: 'Carte cadeau' })
    await user.type(code, 'CADEAU-0')
    await user.click(screen.getByRole('button', { name: 'Appliquer' }))
    expect(await screen.findByText('Cette carte cadeau n’existe pas.')).toBeInTheDocument()
    const before = screen.getByRole('button', { name: /^Commander pour/ }).textContent
    await user.clear(code)
    await user.type(code, 'cadeau-1000')
    await user.click(screen.getByRole('button', { name: 'Appliquer' }))
    const order = await screen.findByRole('button', { name: /^Commander pour 0,000/ })
    expect(order.textContent).not.toBe(before)
    expect(screen.queryByRole('radio')).toBeNull()
    await user.click(order)
    expect(await screen.findByText(/^Commande C-\d+ enregistrée$/)).toBeInTheDocument()
  })

  it('keeps the focus in the list when a line is removed', async () => {
    const { user } = await open('/apps/ecommerce/checkout')
    const [remove] = await screen.findAllByRole('button', { name: /^Retirer/ })
    await user.click(remove ?? document.body)
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Retirer/ })).toHaveLength(4))
    expect(screen.getByRole('list', { name: 'Panier' })).toHaveFocus()
  })

  it('accepts quantities from one to ten', async () => {
    const { user } = await open('/apps/ecommerce/checkout')
    const [quantity] = await screen.findAllByRole<HTMLInputElement>('spinbutton')
    if (!quantity) throw new Error('no line')
    await user.clear(quantity)
    await user.type(quantity, '10')
    await waitFor(() =>
      expect(screen.getAllByRole<HTMLButtonElement>('button', { name: 'Un de plus' })[0]?.disabled).toBe(true),
    )
    await user.clear(quantity)
    await user.type(quantity, '40')
    expect((await screen.findByRole('alert')).textContent).toBe('De 1 à 10 par commande.')
    expect(quantity).toHaveAttribute('aria-invalid', 'true')
    await user.tab()
    // The field shows the ordered quantity again and still explains why.
    await waitFor(() => expect(['4', '10']).toContain(quantity.value))
    expect(screen.getByRole('alert')).toBeVisible()
    await user.clear(quantity)
    await user.type(quantity, '2')
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })
})
