// @vitest-environment jsdom
import { initI18n } from '@core/i18n/initI18n'
import { storedLanguage } from '@core/i18n/language'
import { beforeEach, describe, expect, it, vi } from 'vitest'

const LANGUAGES = ['fr', 'en']
const load = async (language: string) => ({ hello: language === 'fr' ? 'Bonjour' : 'Hello' })

beforeEach(() => localStorage.clear())

describe('initI18n', () => {
  it('starts with the default language and follows a change', async () => {
    const i18n = await initI18n({ languages: LANGUAGES, defaultLanguage: 'fr', load })
    expect([i18n.t('hello'), document.documentElement.lang]).toEqual(['Bonjour', 'fr'])
    await i18n.changeLanguage('en')
    expect([i18n.t('hello'), localStorage.getItem('lang')]).toEqual(['Hello', 'en'])
  })

  it('restores the stored language while it is still offered', async () => {
    localStorage.setItem('lang', 'en')
    expect((await initI18n({ languages: LANGUAGES, defaultLanguage: 'fr', load })).language).toBe('en')
    localStorage.setItem('lang', 'xx')
    expect(storedLanguage(LANGUAGES)).toBeNull()
  })

  it('loads a namespace when a page asks for it', async () => {
    const loads = vi.fn(load)
    const i18n = await initI18n({ languages: LANGUAGES, defaultLanguage: 'fr', load: loads })
    expect(loads.mock.calls).toEqual([['fr', 'common']])
    await i18n.loadNamespaces('candidat')
    expect(loads).toHaveBeenLastCalledWith('fr', 'candidat')
  })

  it('retries a namespace that failed to load', async () => {
    const loads = vi.fn(load)
    const i18n = await initI18n({ languages: LANGUAGES, defaultLanguage: 'fr', load: loads })
    loads.mockRejectedValueOnce(new Error('no network'))
    await i18n.loadNamespaces('candidat')
    expect(i18n.hasResourceBundle('fr', 'candidat')).toBe(false)
    await i18n.loadNamespaces('candidat')
    expect(i18n.t('candidat:hello')).toBe('Bonjour')
  })

  it('starts without browser storage', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('forbidden')
    })
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('forbidden')
    })
    expect((await initI18n({ languages: LANGUAGES, defaultLanguage: 'fr', load })).language).toBe('fr')
  })
})
