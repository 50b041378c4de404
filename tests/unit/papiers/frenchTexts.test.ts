import paiement from '@src/assets/locales/fr/argent/paiement.json'
import transaction from '@src/assets/locales/fr/argent/transaction.json'
import { lineWordsIn } from '@src/parts/argent/LineLabel'
import { transactionWordsIn } from '@src/parts/argent/useTransactionWords'
import { frenchTexts } from '@src/parts/papiers/frenchTexts'
import { type BackendModule, createInstance, type ResourceKey } from 'i18next'
import { expect, it } from 'vitest'

const FRENCH: Record<string, ResourceKey> = { paiement, transaction }

/** The texts of a page in Arabic that has not loaded any French text yet. */
async function inArabic(isOnline = true) {
  const files: BackendModule = {
    type: 'backend',
    init: () => {},
    read: (language, name, done) => {
      if (language === 'ar') done(null, {})
      else if (isOnline) done(null, FRENCH[name] ?? {})
      else done('offline', true)
    },
  }
  const i18n = createInstance()
  await i18n.use(files).init({ lng: 'ar', fallbackLng: false, ns: ['paiement', 'transaction'], maxRetries: 0 })
  return i18n
}

it('papers keep their French words on a page in Arabic', async () => {
  const i18n = await inArabic()
  const words = lineWordsIn(await frenchTexts(i18n, 'paiement'))
  expect(words({ cause: 'lot', service: 'dossier', remise: null })).toBe('Frais de dossier')
  const { category, place } = transactionWordsIn(await frenchTexts(i18n, 'transaction'), 'fr')
  expect([category({ categorie: 'carburant' }), place('caisse')]).toEqual(['Carburant', 'Caisse'])
  expect(i18n.language).toBe('ar')
})

it('no paper is drawn with the names of texts in the place of texts', async () => {
  await expect(frenchTexts(await inArabic(false), 'paiement')).rejects.toThrow('No French texts of paiement')
})
