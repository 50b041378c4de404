import { CrashPage } from '@src/views/misc/CrashPage'
import { NotAuthorizedPage } from '@src/views/misc/NotAuthorizedPage'
import { NotFoundPage } from '@src/views/misc/NotFoundPage'
import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderCore, startInFrench } from './renderCore'

startInFrench()

describe.each([
  ['Page introuvable', <NotFoundPage key="1" />],
  ['Accès réservé', <NotAuthorizedPage key="2" />],
])('page “%s”', (title, page) => {
  it('shows its title and links home', () => {
    renderCore(page)
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(document.title).toBe(`${title} · Voie Libre`)
    expect(screen.getByRole('link', { name: 'Revenir à l’accueil' })).toHaveAttribute('href', '/')
  })
})

describe('CrashPage', () => {
  it('shows that the network is missing', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    renderCore(<CrashPage />)
    expect(screen.getByRole('heading', { level: 1, name: 'Hors ligne' })).toBeVisible()
  })
})
