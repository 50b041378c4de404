import { BlankLayout } from '@core/layouts/BlankLayout'
import { LanguageSwitch } from '@core/layouts/LanguageSwitch'
import { itemAt, menuItems } from '@core/layouts/menu'
import { SkinSwitch } from '@core/layouts/SkinSwitch'
import { searchEntries } from '@core/layouts/search/matching'
import { VerticalLayout } from '@core/layouts/VerticalLayout'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { stubPhone } from '@tests/helpers/pages/screens'
import { Car, Users } from 'lucide-react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderCore, startInFrench } from './renderCore'

const menu = [
  { id: 'candidats', label: 'Candidats', icon: Users, to: '/', badge: 3 },
  { id: 'parc', label: 'Parc', items: [{ id: 'vehicules', label: 'Véhicules', icon: Car, to: '/vehicules' }] },
]
const LANGUAGES = { fr: 'Français', en: 'English' }
const navbar = (
  <>
    <LanguageSwitch languages={LANGUAGES} />
    <SkinSwitch />
  </>
)
const layout = (
  <VerticalLayout menu={menu} appName="Voie Libre" home="/" navbar={navbar} footer="Pied">
    <h1>Page</h1>
  </VerticalLayout>
)

it('searchEntries finds pages of the menu without regard to accents', () => {
  expect(menuItems(menu)).toHaveLength(2)
  const found = (text: string) => searchEntries(menuItems(menu), text).entries.map(({ id }) => id)
  expect(found(' VEHI ')).toEqual(['vehicules'])
  expect(found('zzz')).toEqual([])
})

it('marks one menu line for an address: the most specific one', () => {
  const icon = Car
  const lines = [
    { id: 'home', label: '', icon, to: '/' },
    { id: 'board', label: '', icon, to: '/dashboard' },
    { id: 'analytics', label: '', icon, to: '/dashboard/analytics' },
    { id: 'invoices', label: '', icon, to: '/apps/invoice/list', within: ['/apps/invoice'] },
  ]
  const at = (address: string) => itemAt(lines, address)?.id
  expect(at('/')).toBe('home')
  expect(at('/dashboard')).toBe('board')
  expect(at('/dashboard/analytics')).toBe('analytics')
  expect(at('/apps/invoice/preview/5020')).toBe('invoices')
  expect(at('/apps/invoices')).toBeUndefined()
  lines.push({ id: 'late', label: '', icon, to: '/apps/late', within: ['/apps/other', '/dashboard/analytics'] })
  expect(at('/apps/other/4')).toBe('late')
  // Of two equal matches the later line counts.
  expect(at('/dashboard/analytics')).toBe('late')
})

describe('VerticalLayout', () => {
  startInFrench()
  beforeEach(() => localStorage.clear())
  afterEach(() => vi.unstubAllGlobals())

  it('keeps a group of the menu folded', async () => {
    const { user } = renderCore(layout)
    await user.click(screen.getByRole('button', { name: 'Parc', expanded: true }))
    expect(screen.queryByRole('link', { name: 'Véhicules' })).toBeNull()
    expect(screen.getByRole('link', { name: /Candidats/ })).toBeVisible()
    expect(localStorage.getItem('menuFolded:parc')).toBe('true')
    await user.click(screen.getByRole('button', { name: 'Parc', expanded: false }))
    expect(screen.getByRole('link', { name: 'Véhicules' })).toBeVisible()
  })

  it('marks the current page in the menu', () => {
    renderCore(layout)
    expect(screen.getByRole('link', { name: /Candidats/ })).toHaveAttribute('aria-current', 'page')
    expect(screen.getByRole('link', { name: 'Véhicules' })).not.toHaveAttribute('aria-current')
    expect(screen.getByRole('link', { name: 'Aller au contenu' })).toHaveAttribute('href', '#content')
  })

  it('keeps the menu collapsed, with names as tooltips', async () => {
    const { user, unmount } = renderCore(layout)
    await user.click(screen.getByRole('button', { name: 'Réduire le menu' }))
    expect(localStorage.getItem('menuCollapsed')).toBe('true')
    unmount()
    renderCore(layout)
    expect(screen.getByRole('button', { name: 'Déplier le menu' })).toHaveAttribute('aria-expanded', 'false')
    await user.hover(screen.getByRole('link', { name: 'Véhicules' }))
    expect(screen.getAllByText('Véhicules')).toHaveLength(2)
    await user.keyboard('{Escape}')
    expect(screen.getAllByText('Véhicules')).toHaveLength(1)
  })

  it('opens the search with Ctrl+K, finds a page and returns the focus on Escape', async () => {
    const { user, router } = renderCore(layout)
    screen.getByRole('button', { name: 'Rechercher' }).focus()
    await user.keyboard('{Control>}k{/Control}')
    await user.keyboard('zzz')
    expect(screen.getByText(/^Rien pour/).textContent).toContain('zzz')
    await user.keyboard('{Escape}')
    expect(screen.getByRole('button', { name: 'Rechercher' })).toHaveFocus()
    await user.keyboard('{Enter}{ArrowDown}{ArrowUp}{ArrowDown}{Enter}')
    expect(router.state.location.pathname).toBe('/vehicules')
  })

  it('shows the placeholder that the application sets', async () => {
    const { user } = renderCore(
      <VerticalLayout menu={menu} appName="Voie Libre" home="/" navbar={navbar} search={{ label: 'Page ou fichier' }}>
        <h1>Page</h1>
      </VerticalLayout>,
    )
    await user.keyboard('{Control>}k{/Control}')
    const asked = screen.getByRole('combobox', { name: 'Page ou fichier' })
    expect(asked).toHaveAttribute('placeholder', 'Page ou fichier')
  })

  it('shows the words of a bar of menus and of the drawer, also when the column was collapsed', () => {
    localStorage.setItem('menuCollapsed', 'true')
    const shell = () => document.querySelector('.shell')
    const { unmount } = renderCore(layout)
    expect(shell()).toHaveClass('shell-collapsed')
    unmount()
    localStorage.setItem('menuHidden', 'true')
    renderCore(layout)
    expect(shell()).not.toHaveClass('shell-collapsed')
  })

  it('changes the skin and follows other tabs', async () => {
    const { user } = renderCore(layout)
    await user.click(screen.getByRole('button', { name: 'Passer en sombre' }))
    expect(localStorage.getItem('skin')).toBe('dark')
    expect(document.documentElement.dataset.bsTheme).toBe('dark')
    localStorage.setItem('skin', 'light')
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'skin' }))
    })
    expect(document.documentElement.dataset.bsTheme).toBe('light')
  })

  it('changes the language and stores it', async () => {
    const { user } = renderCore(layout)
    await user.selectOptions(screen.getByRole('combobox', { name: 'Langue' }), 'English')
    expect(await screen.findByRole('link', { name: 'Skip to content' })).toBeVisible()
    expect(document.documentElement.lang).toBe('en')
    expect(localStorage.getItem('lang')).toBe('en')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Français')
    expect(await screen.findByRole('link', { name: 'Aller au contenu' })).toBeVisible()
  })

  it('chooses no language while the arrow keys pass by, only with Enter or when the focus leaves', async () => {
    const { user } = renderCore(layout)
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Langue' })
    const passTo = (language: string) => {
      fireEvent.keyDown(select, { key: 'ArrowDown' })
      fireEvent.change(select, { target: { value: language } })
    }
    act(() => select.focus())
    passTo('en')
    expect(select.value).toBe('en')
    expect(document.documentElement.lang).toBe('fr')
    await user.keyboard('{Escape}')
    expect(select.value).toBe('fr')
    passTo('en')
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('link', { name: 'Skip to content' })).toBeVisible()
    passTo('fr')
    await user.tab()
    expect(await screen.findByRole('link', { name: 'Aller au contenu' })).toBeVisible()
  })

  it('turns the menu into a drawer on a phone, which traps the focus and closes on Escape or a choice', async () => {
    stubPhone()
    const { user, router } = renderCore(layout)
    const opener = screen.getByRole('button', { name: 'Ouvrir le menu' })
    await user.click(opener)
    expect(screen.getByRole('dialog', { name: 'Menu principal' }).contains(document.activeElement)).toBe(true)
    await user.tab({ shift: true })
    expect(document.activeElement?.textContent).toContain('Véhicules')
    await user.tab()
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true)
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(opener).toHaveFocus()
    await user.click(opener)
    await user.click(screen.getByRole('link', { name: 'Véhicules' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/vehicules'))
  })

  it('BlankLayout has a form and its tools before sign-in', () => {
    renderCore(
      <BlankLayout appName="Voie Libre" claim="Tout au même endroit" tools={<SkinSwitch />} footer="Pied">
        <h1>Se connecter</h1>
      </BlankLayout>,
    )
    expect(screen.getByRole('main').textContent).toBe('Se connecter')
    expect(screen.getByRole('link', { name: 'Voie Libre' })).toBeVisible()
  })
})
