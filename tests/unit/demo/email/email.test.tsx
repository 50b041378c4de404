import type { Email, EmailList } from '@contract/demo/email'
import { http } from '@core/http'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { demoPages } from '../surroundings'

const open = demoPages()

const list = (name = 'Boîte de réception') => screen.findByRole('list', { name })
const rows = async (name?: string) => within(await list(name)).findAllByRole('listitem')
const row = async (subject: string | RegExp) =>
  (await screen.findByRole('link', { name: new RegExp(subject) })).closest('li')
const stored = async (folder: string) => (await http.get<EmailList>('apps/email/emails', { params: { folder } })).data
/** The list row with the focus; the page as a whole contains every name. */
const focused = () => document.activeElement?.closest('li')?.textContent
const subjects = async (folder: string) => (await stored(folder)).emails.map(({ subject }) => subject)

async function addEmails(count: number) {
  for (let index = 0; index < count; index += 1) {
    await http.post('apps/email/send-email', {
      folder: 'sent',
      to: [{ name: 'Sami', email: 'sami@exemple.tn' }],
      subject: `Lot ${index}`,
      message: '<p>x</p>',
    })
  }
}

describe('list of e-mails', () => {
  it('shows a folder with its counts and marks an opened message as read', async () => {
    const { user, here } = await open('/apps/email')
    expect(await rows()).toHaveLength(9)
    const inbox = screen.getByRole('link', { name: /^Boîte de réception/ })
    expect(inbox.textContent).toContain('3')
    await user.click(screen.getByRole('link', { name: /Déjeuner jeudi/ }))
    expect(await screen.findByRole('heading', { name: /Déjeuner jeudi/ })).toBeVisible()
    await waitFor(() => expect(here()).toBe('/apps/email?mail=23'))
    await waitFor(() => expect(inbox.textContent).toContain('2'))
    expect((await stored('inbox')).emailsMeta.inbox).toBe(2)
  })

  it('moves to the neighbours within the list on the screen', async () => {
    const { user, here } = await open('/apps/email/label/company')
    const [first] = await rows('Entreprise')
    await user.click(within(first as HTMLElement).getByRole('link'))
    expect(await screen.findByRole('button', { name: 'Message précédent' })).toHaveProperty('disabled', true)
    const before = here()
    await user.click(screen.getByRole('button', { name: 'Message suivant' }))
    await waitFor(() => expect(here()).not.toBe(before))
    await waitFor(() => expect(here()).toMatch(/^\/apps\/email\/label\/company\?mail=\d+$/))
  })

  it('searches subjects and keeps the search in the address', async () => {
    const { user, here } = await open('/apps/email')
    await rows()
    await user.type(screen.getByRole('searchbox'), 'clio')
    await waitFor(() => expect(here()).toBe('/apps/email?q=clio'))
    await waitFor(async () => expect(await rows()).toHaveLength(1))
    expect(screen.getByText(/^Seuls les objets sont lus.: ni les noms, ni les textes/)).toBeVisible()
    await user.clear(screen.getByRole('searchbox'))
    await user.type(screen.getByRole('searchbox'), 'introuvable')
    await waitFor(() => expect(here()).toBe('/apps/email?q=introuvable'))
    // A typed letter may still draw the empty list again. The page states that only subjects are searched.
    await waitFor(() => {
      expect(screen.getByText('Aucun résultat')).toBeVisible()
      expect(screen.getByText(/ni les noms ni les textes/)).toBeVisible()
    })
  })

  it('shows an error page for an unknown folder', async () => {
    await open('/apps/email/nulle-part')
    expect(await screen.findByRole('heading', { level: 1 })).not.toHaveProperty('textContent', 'E-mails')
  })

  it('renders only the visible part of a long list', async () => {
    const { user } = await open('/apps/email/sent')
    await rows('Envoyés')
    await addEmails(40)
    // Any action reloads the list.
    await user.click(within((await rows('Envoyés'))[0] as HTMLElement).getByRole('button', { name: /^Suivre/ }))
    await waitFor(async () => expect((await rows('Envoyés'))[0]).toHaveAttribute('aria-setsize', '43'))
    expect((await rows('Envoyés')).length).toBeLessThan(30)
  })
})

describe('selected messages', () => {
  it('move to the trash and return to their places', async () => {
    const { user } = await open('/apps/email')
    await rows()
    const before = await subjects('inbox')
    for (const subject of ['Déjeuner jeudi', 'Bienvenue parmi nous']) {
      await user.click(within((await row(subject)) as HTMLElement).getByRole('checkbox'))
    }
    expect(await screen.findByText('2 messages')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Mettre à la corbeille' }))
    await waitFor(async () => expect(await rows()).toHaveLength(7))
    expect(await subjects('trash')).toHaveLength(6)
    await user.click(await screen.findByRole('button', { name: 'Annuler' }))
    await waitFor(async () => expect(await rows()).toHaveLength(9))
    expect(await subjects('inbox')).toEqual(before)
  })

  it('are marked, labelled and moved together', async () => {
    const { user } = await open('/apps/email')
    await rows()
    await user.click(screen.getByRole('checkbox', { name: 'Tout sélectionner' }))
    await user.click(screen.getByRole('button', { name: 'Libellés' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Important' }))
    await waitFor(async () => {
      expect((await stored('inbox')).emails.every(({ labels }) => labels.includes('important'))).toBe(true)
    })
    await user.click(screen.getByRole('button', { name: 'Marquer comme lu' }))
    await waitFor(async () => expect((await stored('inbox')).emailsMeta.inbox).toBe(0))
    await user.click(screen.getByRole('checkbox', { name: 'Tout sélectionner' }))
    await user.click(screen.getByRole('button', { name: 'Déplacer vers' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Indésirables' }))
    await waitFor(async () => expect(await subjects('inbox')).toEqual([]))
    expect(await screen.findByText('Aucun message ici')).toBeInTheDocument()
  })

  it('are restored from the trash', async () => {
    const { user } = await open('/apps/email/trash')
    const [first] = await rows('Corbeille')
    await user.click(within(first as HTMLElement).getByRole('checkbox'))
    await user.click(screen.getByRole('button', { name: 'Restaurer' }))
    await waitFor(async () => expect(await rows('Corbeille')).toHaveLength(3))
    expect(await subjects('inbox')).toHaveLength(10)
  })
})

describe('keyboard shortcuts of e-mail', () => {
  it('move through the list, star, select and delete, and can be turned off', async () => {
    const { user } = await open('/apps/email')
    await rows()
    await user.keyboard('j')
    await waitFor(() => expect(focused()).toContain('Adel'))
    await user.keyboard('{ArrowDown}')
    await waitFor(() => expect(focused()).toContain('Rania'))
    await user.keyboard('s')
    await waitFor(async () => expect((await stored('starred')).emails[0]?.subject).toMatch(/Livraison/))
    await user.keyboard('x')
    expect(await screen.findByText('1 message')).toBeInTheDocument()
    await user.keyboard('x?')
    await user.click(await screen.findByRole('checkbox', { name: /une seule touche/ }))
    await user.click(screen.getByRole('button', { name: 'Fermer' }))
    await user.keyboard('c')
    expect(screen.queryByRole('dialog', { name: 'Nouveau message' })).toBeNull()
  })
})

describe('new message', () => {
  const recipients = () => screen.findByRole('combobox', { name: 'À' })

  it('requires a recipient and is then listed as sent', async () => {
    const { user } = await open('/apps/email')
    await rows()
    await user.click(screen.getByRole('button', { name: 'Nouveau message' }))
    await user.type(await screen.findByRole('textbox', { name: 'Objet' }), 'Rendez-vous')
    await user.click(screen.getByRole('button', { name: 'Envoyer' }))
    expect(await screen.findByText('Champ obligatoire.')).toBeInTheDocument()
    await user.type(await recipients(), 'sami@exemple.tn{Enter}')
    await user.type(await screen.findByRole('textbox', { name: 'Texte du message' }), 'Bonjour')
    const file = new File(['bonjour'], 'plan.txt', { type: 'text/plain' })
    await user.upload(screen.getByLabelText('Joindre des fichiers', { selector: 'input' }), file)
    expect(await screen.findByText('plan.txt')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Envoyer' }))
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Objet' })).toBeNull())
    const [sent] = (await stored('sent')).emails
    expect(sent).toMatchObject({ subject: 'Rendez-vous', message: 'Bonjour', to: [{ email: 'sami@exemple.tn' }] })
    expect(sent?.attachments[0]).toMatchObject({
      fileName: 'plan.txt',
      url: expect.stringMatching(/^data:text\/plain/),
    })
  })

  it('is saved as a draft on Escape, continued, and discarded with undo', async () => {
    const { user } = await open('/apps/email/draft')
    expect(await rows('Brouillons')).toHaveLength(3)
    await user.click(screen.getByRole('button', { name: 'Nouveau message' }))
    await user.type(await screen.findByRole('textbox', { name: 'Objet' }), 'À finir{Escape}')
    await waitFor(async () => expect(await rows('Brouillons')).toHaveLength(4))
    await user.click(screen.getByRole('link', { name: /À finir/ }))
    await user.type(await screen.findByRole('textbox', { name: 'Objet' }), ' demain')
    await user.click(screen.getByRole('button', { name: 'Enregistrer le brouillon' }))
    await waitFor(async () => expect((await stored('draft')).emails[0]?.subject).toBe('À finir demain'))
    await user.click(screen.getByRole('button', { name: 'Abandonner le message' }))
    await waitFor(async () => expect(await rows('Brouillons')).toHaveLength(3))
  })

  it('is written above the quoted message and joins the conversation', async () => {
    const { user } = await open('/apps/email?mail=23')
    await user.click(await screen.findByRole('button', { name: 'Répondre' }))
    const dialog = await screen.findByRole('dialog', { name: /^Re: Déjeuner/ })
    await within(dialog).findByText(/^Adel Kefi/)
    const text = await within(dialog).findByRole('textbox', { name: 'Texte du message' })
    expect(text.textContent).toMatch(/Adel Kefi a écrit.:.*Je suis à Tunis jeudi/)
    await user.type(text, 'Avec plaisir', { initialSelectionStart: 0 })
    await user.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(async () => expect((await subjects('sent'))[0]).toMatch(/^Re: Déjeuner/))
    const [answer] = (await stored('sent')).emails as [Email]
    expect(answer.replies.length).toBe(2)
    const messages = await screen.findAllByRole('article')
    expect(messages.at(-1)?.textContent).toContain('Avec plaisir')
    // The quotation is folded and can be opened.
    expect(
      within(messages.at(-1) as HTMLElement)
        .getByText('Texte cité')
        .closest('details')?.open,
    ).toBe(false)
  })

  it('removes the quoted text on request', async () => {
    const { user } = await open('/apps/email?mail=19')
    await user.click(await screen.findByRole('button', { name: 'Répondre' }))
    const dialog = await screen.findByRole('dialog', { name: /^Re: / })
    const text = await within(dialog).findByRole('textbox', { name: 'Texte du message' })
    expect(text.textContent).toContain('Serait-il possible')
    await user.click(within(dialog).getByRole('button', { name: 'Retirer le texte cité' }))
    await waitFor(() => expect(text.textContent).not.toContain('Serait-il possible'))
    expect(within(dialog).queryByRole('button', { name: 'Retirer le texte cité' })).toBeNull()
  })

  it('forwards the text and the files', async () => {
    const { user } = await open('/apps/email?mail=18')
    await user.click(await screen.findByRole('button', { name: 'Transférer' }))
    const dialog = await screen.findByRole('dialog', { name: /^Fwd: Assurance/ })
    const text = await within(dialog).findByRole('textbox', { name: 'Texte du message' })
    expect(text.textContent).toMatch(/Message transféré.*Jeanne Morel.*Sept véhicules/)
    expect(within(dialog).getByText('avis-d-echeance.pdf')).toBeVisible()
    await user.type(await within(dialog).findByRole('combobox', { name: 'À' }), 'sami@exemple.tn{Enter}')
    await user.click(within(dialog).getByRole('button', { name: 'Envoyer' }))
    await waitFor(async () => expect((await subjects('sent'))[0]).toMatch(/^Fwd: Assurance/))
    const [sent] = (await stored('sent')).emails as [Email]
    expect(sent.replies).toEqual([])
    expect(sent.message).toContain('Sept véhicules')
    expect(sent.attachments).toHaveLength(1)
  })
})

describe('message in the trash', () => {
  it('is deleted for good after confirmation, alone or with all others', async () => {
    const { user } = await open('/apps/email/trash')
    const [first] = await rows('Corbeille')
    await user.click(within(first as HTMLElement).getByRole('checkbox'))
    await user.click(screen.getByRole('button', { name: 'Supprimer définitivement' }))
    await user.click(await screen.findByRole('button', { name: 'Confirmer' }))
    await waitFor(async () => expect(await rows('Corbeille')).toHaveLength(3))
    await user.click(screen.getByRole('button', { name: 'Vider la corbeille' }))
    await user.click(await screen.findByRole('button', { name: 'Confirmer' }))
    expect(await screen.findByText('Aucun message ici')).toBeInTheDocument()
    expect(await subjects('trash')).toEqual([])
  })

  it('cannot be moved to the sent folder, like a received one', async () => {
    const { user, router } = await open('/apps/email?mail=19')
    await user.click(await screen.findByRole('button', { name: 'Déplacer vers' }))
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Indésirables'])
    await router.navigate('/apps/email/sent?mail=12')
    await screen.findByRole('heading', { name: 'Convocation à l’examen pratique' })
    expect(screen.queryByRole('button', { name: 'Déplacer vers' })).toBeNull()
  })
})

it('message is addressed to the signed-in user', async () => {
  const { store } = await open('/apps/email?mail=23')
  const name = store.getState().auth.userData?.connect.nomComplet ?? '?'
  expect((await screen.findAllByText(`à ${name}`)).length).toBeGreaterThan(0)
  expect(screen.queryByText(/Farah/)).toBeNull()
})

it('message reports that remote pictures are blocked, without a way to show them', async () => {
  const { router } = await open('/apps/email/sent')
  await rows('Envoyés')
  await http.post('apps/email/send-email', {
    folder: 'sent',
    to: [{ name: 'Sami', email: 'sami@exemple.tn' }],
    subject: 'Image',
    message: '<p>Voici</p><img src="https://evil.example/p.gif">',
  })
  await router.navigate('/apps/email/sent?mail=24')
  expect(await screen.findByText(/^1 image d’un autre site n’est pas affichée/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /image/ })).toBeNull()
  expect(document.querySelector('.safe-html img')).not.toHaveAttribute('src')
})
