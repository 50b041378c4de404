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
