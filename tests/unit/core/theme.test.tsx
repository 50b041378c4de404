import { chooseTheme } from '@core/layouts/theme/theme'
import { useAskedTheme } from '@core/layouts/theme/useTheme'
import { VerticalLayout } from '@core/layouts/VerticalLayout'
import { keyAsRead } from '@core/platform/direction'
import { act, screen } from '@testing-library/react'
import { Car, Users } from 'lucide-react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderCore, startInFrench } from './renderCore'

const menu = [
  { id: 'candidats', label: 'Candidats', icon: Users, to: '/' },
  { id: 'parc', label: 'Parc', items: [{ id: 'vehicules', label: 'Véhicules', icon: Car, to: '/vehicules' }] },
]
const WANTED = { footer: 'hidden' } as const

function AskingPage() {
  useAskedTheme(WANTED)
  return <h1>Page</h1>
}

const layout = (page = <h1>Page</h1>) => (
  <VerticalLayout menu={menu} appName="Voie Libre" home="/" navbar={null} footer="Pied">
    {page}
  </VerticalLayout>
)
const wide = (media: string) => ({
  matches: media.includes('min-width: 1200px'),
  addEventListener: () => {},
  removeEventListener: () => {},
})
const shell = () => document.querySelector<HTMLElement>('.shell')?.dataset

describe('theme of the frame', () => {
  startInFrench()
  beforeEach(() => localStorage.clear())
  afterEach(() => {
    vi.unstubAllGlobals()
    document.documentElement.dir = ''
  })

  it('is the usual one until the user chooses, and whatever is unknown', () => {
    localStorage.setItem('navbar', 'sideways')
    renderCore(layout())
    expect({ ...shell() }).toEqual({ navbar: 'floating', navbarColor: 'white', footer: 'static', width: 'full' })
    expect(document.documentElement.dir).toBe('ltr')
  })

  it('changes at once and stays on the device', () => {
    renderCore(layout())
    act(() => {
      chooseTheme('direction', 'rtl')
      chooseTheme('contentWidth', 'boxed')
      chooseTheme('footer', 'hidden')
    })
    expect(document.documentElement.dir).toBe('rtl')
    expect(shell()?.width).toBe('boxed')
    expect(screen.queryByText('Pied')).toBeNull()
    expect(localStorage.getItem('direction')).toBe('rtl')
    expect(keyAsRead('ArrowRight')).toBe('ArrowLeft')
    expect(keyAsRead('Home')).toBe('Home')
  })

  it('shows the menu as a bar where there is room, without mounting the page anew', async () => {
    vi.stubGlobal('matchMedia', wide)
    renderCore(layout())
    const page = screen.getByRole('heading', { name: 'Page' })
    act(() => chooseTheme('layout', 'horizontal'))
    expect(await screen.findByRole('button', { name: 'Parc' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Candidats' })).toHaveAttribute('aria-current', 'page')
    expect(screen.queryByRole('button', { name: 'Réduire le menu' })).toBeNull()
    expect(screen.getByRole('heading', { name: 'Page' })).toBe(page)
  })

  it('keeps the column below that width', () => {
    localStorage.setItem('layout', 'horizontal')
    renderCore(layout())
    expect(screen.getByRole('button', { name: 'Réduire le menu' })).toBeVisible()
  })

  it('opens a hidden menu from the navbar', async () => {
    localStorage.setItem('menuHidden', 'true')
    const { user } = renderCore(layout())
    expect(screen.queryByRole('link', { name: 'Candidats' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Ouvrir le menu' }))
    expect(screen.getByRole('link', { name: 'Candidats' })).toBeVisible()
  })

  it('is what an open page asks for, and the user’s again when it is left', () => {
    const { unmount } = renderCore(layout(<AskingPage />))
    expect(screen.queryByText('Pied')).toBeNull()
    unmount()
    renderCore(layout())
    expect(screen.getByText('Pied')).toBeVisible()
    expect(localStorage.getItem('footer')).toBeNull()
  })
})
