// @vitest-environment jsdom
import { initI18n } from '@core/i18n/initI18n'
import { lazily } from '@src/router/lazily'
import { OfflinePage } from '@src/views/misc/OfflinePage'
import { expect, it, vi } from 'vitest'

const Page = () => null
const cut = () => Promise.reject(new Error('no network'))

it('lazily returns the page with its texts, or the offline page when one of them fails to load', async () => {
  const texts = vi.fn(async () => ({}))
  await initI18n({ languages: ['fr'], defaultLanguage: 'fr', load: texts })
  expect(await lazily(cut, [])()).toEqual({ Component: OfflinePage })
  texts.mockImplementationOnce(cut)
  expect(await lazily(async () => Page, ['candidat'])()).toEqual({ Component: OfflinePage })
  expect(await lazily(async () => Page, ['candidat'])()).toEqual({ Component: Page })
})

it('lazily loads the texts again when the language of the account arrives meanwhile', async () => {
  const waiting: Record<string, () => void> = {}
  const load = vi.fn(
    (language: string, namespace: string) =>
      new Promise<object>((resolve) => {
        waiting[`${language} ${namespace}`] = () => resolve({})
        if (language === 'fr' && namespace === 'common') resolve({})
      }),
  )
  const i18n = await initI18n({ languages: ['fr', 'ar'], defaultLanguage: 'fr', load })
  const change = i18n.changeLanguage('ar')
  const page = lazily(async () => Page, ['vehicule'])()
  const arrives = async (texts: string) => {
    await vi.waitFor(() => expect(waiting).toHaveProperty([texts]))
    waiting[texts]?.()
  }
  await vi.waitFor(() => expect(waiting).toHaveProperty(['fr vehicule']))
  await arrives('ar common')
  await change
  await arrives('fr vehicule')
  await arrives('ar vehicule')
  expect(await page).toEqual({ Component: Page })
  localStorage.clear()
})
