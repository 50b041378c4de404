import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { abilityRules, buildAbility, type Role } from '@contract/ability'
import { menuItems } from '@core/layouts/menu'
import nav from '@src/assets/locales/fr/nav.json'
import pack from '@src/assets/locales/fr/plateforme/pack.json'
import { menuFor } from '@src/navigation/menu'
import { filesOf, ROOT } from '@tests/helpers/sources/sources'
import { describe, expect, it } from 'vitest'

/** Wording that the customer specified exactly. */
const labels = (role: Role) => {
  const ability = buildAbility(abilityRules({ id: 1, role, idAutoEcole: 1 }))
  const texts: Record<string, string> = nav
  return menuItems(menuFor(role, ability, (key) => texts[key.replace('nav:', '')] ?? key)).map(({ label }) => label)
}

describe('menu', () => {
  it('has the pages of a school', () => {
    expect(labels('ecole').slice(0, 10)).toEqual([
      'Dashboard',
      'Calendrier',
      'Véhicules',
      'Candidats',
      'Moniteurs',
      'Historiques',
      'Transactions',
      'Configuration',
      'Tarification',
      'Examen',
    ])
  })

  it('has the schools for the platform, and the own file for candidates and instructors', () => {
    expect(labels('manager').slice(0, 2)).toEqual(['Dashboard', 'Auto école'])
    expect([labels('candidat')[0], labels('moniteur')[0]]).toEqual(['Ma Fiche', 'Ma Fiche'])
  })
})

it('pack frequencies read weekly, monthly and, for annually, half-yearly', () => {
  expect(pack.frequence).toEqual({ weekly: 'Hebdomadaire', monthly: 'Mensuel', annually: 'Semestriel' })
})

it('loading overlay shows two logos', () => {
  const page = readFileSync(join(ROOT, 'index.html'), 'utf8')
  const overlay = /<div id="overlay"[\s\S]*?<div id="root">/.exec(page)?.[0] ?? ''
  expect(overlay.match(/<svg /g)).toHaveLength(2)
  expect(overlay).toContain('Voie Libre')
})

it('skin is light until the user chooses another one; the device decides only for who chose to follow it', () => {
  const files = ['index.html', ...filesOf('src', /\.(tsx?|scss|css)$/)]
  const asking = files.filter((file) => readFileSync(join(ROOT, file), 'utf8').includes('prefers-color-scheme'))
  expect(asking).toEqual(['index.html', 'src/@core/hooks/useSkin.ts'])
  const page = readFileSync(join(ROOT, 'index.html'), 'utf8')
  expect(page).toContain("skin === 'dark' || (skin === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)")
})

it('figures are abbreviated on badges only', () => {
  const abbreviating = filesOf('src/views', /\.tsx$/).filter((file) =>
    /\bformat\.count\(|\bformatCount\(/.test(readFileSync(join(ROOT, file), 'utf8')),
  )
  expect(abbreviating.filter((file) => !file.startsWith('src/views/demo/'))).toEqual(['src/views/notif/Bell.tsx'])
})
