import type { __Domain__ } from '@contract/__wing__/__domain__'
import type { Page } from '@contract/list'
import { routes as __domain__Routes } from '@src/views/__domain__/routes'
import { screen, waitFor, within } from '@testing-library/react'
import { build__Domain__, __domain__Values } from '@tests/helpers/__domain__'
import { type Client, startSchool } from '@tests/helpers/http'
import { openPage } from '@tests/helpers/page'
import { describe, expect, it } from 'vitest'

const found = async (ecole: Client, q: string) =>
  (await ecole.get<Page<__Domain__>>(`/api/__slug__?q=${q}`)).body.data[0]

describe('the list', () => {
  it('shows what there is, archives it, and takes it back', async () => {
    const { backend, ecole } = await startSchool()
    await build__Domain__(ecole, { nom: 'Zinnia' })
    const { user } = await openPage(backend, __domain__Routes, '/apps/__slugs__')
    await screen.findByRole('link', { name: 'Zinnia' })
    await user.click(screen.getByRole('button', { name: /^Actions.*Zinnia$/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Archiver' }))
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Zinnia' })).toBeNull())
    await user.click(await screen.findByRole('button', { name: 'Annuler' }))
    await screen.findByRole('link', { name: 'Zinnia' })
    expect(await found(ecole, 'zinnia')).toMatchObject({ archived: false })
  })
})

describe('the form', () => {
  it('names what is missing, then adds', async () => {
    const { backend, ecole } = await startSchool()
    const { user, here } = await openPage(backend, __domain__Routes, '/apps/__slugs__/new')
    await user.type(await screen.findByRole('textbox', { name: 'Note' }), 'À voir')
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    expect(await screen.findByText('Champ obligatoire.')).toBeTruthy()
    await user.type(screen.getByRole('textbox', { name: 'Nom' }), 'Zinnia')
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() => expect(here()).toBe('/apps/__slugs__'))
    expect(await found(ecole, 'zinnia')).toMatchObject({ note: 'À voir' })
  })

  it('shows both versions when somebody else saved first', async () => {
    const { backend, ecole } = await startSchool()
    const { id, version } = await build__Domain__(ecole, { nom: 'Zinnia', note: 'A-1' })
    const { user, here } = await openPage(backend, __domain__Routes, `/apps/__slugs__/${id}/edit`)
    const note = await screen.findByRole('textbox', { name: 'Note' })
    await user.clear(note)
    await user.type(note, 'A-2')
    await ecole.put(`/api/__slug__/${id}`, { ...__domain__Values({ nom: 'Zinnia', note: 'A-3' }), version })
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Enregistrer ce choix' }))
    await waitFor(() => expect(here()).toBe('/apps/__slugs__'))
    expect(await found(ecole, 'zinnia')).toMatchObject({ note: 'A-2' })
  })
})
