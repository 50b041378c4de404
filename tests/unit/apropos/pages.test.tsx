import { initI18n } from '@core/i18n/initI18n'
import { LANGUAGES } from '@src/configs/languages'
import { loadTexts } from '@src/configs/texts'
import { AccessibilitePage } from '@src/views/apropos/AccessibilitePage'
import { LicencesPage } from '@src/views/apropos/LicencesPage'
import { act, screen, waitFor, within } from '@testing-library/react'
import { getI18n } from 'react-i18next'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { renderCore } from '../core/renderCore'

// Two hundred lines are slow to find by their role.
vi.setConfig({ testTimeout: 90_000 })
const lines = () => [...document.querySelectorAll<HTMLElement>('.licences > li')]

beforeAll(async () => {
  localStorage.clear()
  await initI18n({
    languages: Object.keys(LANGUAGES),
    defaultLanguage: 'fr',
    load: loadTexts,
    namespaces: ['common', 'apropos'],
  })
})

describe('the page of licences', () => {
  it('finds a package by its name and shows the text of its licence', async () => {
    const { user } = renderCore(<LicencesPage />)
    const all = lines().length
    expect(all).toBeGreaterThan(100)
    expect(screen.getByRole('status')).toHaveTextContent(`${all} éléments`)
    await user.click(screen.getByLabelText('Chercher un logiciel ou une licence'))
    await user.paste('fontsource-variable')
    await waitFor(() => expect(lines()).toHaveLength(1))
    const [line] = lines()
    if (!line) throw new Error('No font')
    expect(line).toHaveTextContent('OFL-1.1')
    await user.click(within(line).getByText('@fontsource-variable/inter'))
    expect(await within(line).findByText(/SIL OPEN FONT LICENSE/)).toBeVisible()
  })

  it('finds by licence, and says when there is nothing', async () => {
    const { user } = renderCore(<LicencesPage />)
    await user.click(screen.getByLabelText('Chercher un logiciel ou une licence'))
    await user.paste('apache')
    await waitFor(() => expect(lines().length).toBeLessThan(30))
    expect(lines().filter((line) => !line.textContent?.includes('Apache'))).toEqual([])
    await user.paste('zzz')
    expect(await screen.findByText('Aucun logiciel ni aucune licence ne porte ce nom.')).toBeVisible()
  })
})

it.each([
  ['fr', 'Accessibilité', '23 novembre 2026'],
  ['en', 'Accessibility', 'November'],
  ['de', 'Barrierefreiheit', '23. November 2026'],
  ['pt', 'Acessibilidade', '23.*2026'],
])('the statement on accessibility in %s has its date, both lists and a contact', async (language, title, date) => {
  await act(async () => void (await getI18n().changeLanguage(language)))
  renderCore(<AccessibilitePage />)
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(screen.getByText(new RegExp(date))).toBeVisible()
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(5)
  expect(screen.getAllByRole('list').map((list) => within(list).getAllByRole('listitem').length)).toEqual([7, 5])
  expect(screen.getByRole('link')).toHaveAttribute('href', '/contact')
  await act(async () => void (await getI18n().changeLanguage('fr')))
})
