import { reglagesArgent } from '@contract/argent/reglages'
import { expenseInput, paymentInput, transferInput } from '@contract/argent/transaction'
import { utilisateurInput } from '@contract/compte/utilisateur'
import { candidatFields } from '@contract/ecole/candidat'
import { moniteurInput } from '@contract/ecole/moniteur'
import { entretienInput, vehiculeInput } from '@contract/ecole/vehicule'
import { mentionsCandidatInput, mentionsEcole } from '@contract/papiers/mentions'
import { ATTENTE_STATUTS, OFFRE_STATUTS } from '@contract/planning/attente'
import { DEMANDE_STATUTS } from '@contract/planning/demande'
import { CALENDARS, STATUTS } from '@contract/planning/evenement'
import { examinateurInput } from '@contract/planning/examinateur'
import { reglagesPlanning } from '@contract/planning/openingHours'
import { reglagesParcours } from '@contract/planning/parcours'
import { autoEcoleInput, STATUTS_AUTOECOLE, signupInput } from '@contract/plateforme/autoecole'
import { packInput } from '@contract/plateforme/pack'
import { initI18n } from '@core/i18n/initI18n'
import { loadTexts } from '@src/configs/texts'
import { makeStore } from '@src/redux/store'
import { useActionWords } from '@src/views/historique/actionWords'
import { useFieldWords } from '@src/views/historique/fieldWords'
import { routes } from '@src/views/historique/routes'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'

const words = routes.flatMap((route) => route.words ?? [])

beforeAll(() =>
  initI18n({ languages: ['fr'], defaultLanguage: 'fr', load: loadTexts, namespaces: ['common', 'fields', ...words] }),
)

const WithStore = ({ children }: { children: ReactNode }) => <Provider store={makeStore()}>{children}</Provider>

async function wordsOf<Result>(hook: () => Result): Promise<Result> {
  const { result } = renderHook(hook, { wrapper: WithStore })
  await waitFor(() => expect(result.current).not.toBeNull())
  return result.current
}

/** Inputs that commands log as they are: their fields are those of the log. */
const SAVED = {
  reglages: [reglagesArgent],
  planning: [reglagesPlanning.omit({ parcours: true }), reglagesParcours],
  autoecole: [autoEcoleInput, signupInput, mentionsEcole],
  candidat: [candidatFields, mentionsCandidatInput],
  moniteur: [moniteurInput],
  vehicule: [vehiculeInput, entretienInput],
  examinateur: [examinateurInput],
  utilisateur: [utilisateurInput],
  package: [packInput.pick({ frequence: true })],
  transaction: [expenseInput, transferInput],
  compte: [paymentInput],
}
/** Fields with states that commands log themselves. */
const STATES: [entite: string, field: string, codes: readonly string[]][] = [
  ['demande', 'statut', DEMANDE_STATUTS],
  ['attente', 'statut', [...ATTENTE_STATUTS, ...OFFRE_STATUTS]],
  ['autoecole', 'statut', STATUTS_AUTOECOLE],
  ['evenement', 'status', STATUTS],
  ['evenement', 'calendar', CALENDARS],
]

interface JsonSchema {
  enum?: unknown[]
  type?: string
  anyOf?: JsonSchema[]
  items?: JsonSchema
}

/** The codes that a field may have, including those inside lists and alternatives. */
const codesOf = ({ enum: codes = [], anyOf = [], items }: JsonSchema): string[] => [
  ...codes.filter((code) => typeof code === 'string'),
  ...anyOf.flatMap(codesOf),
  ...(items ? codesOf(items) : []),
]

const jsonOf = (schema: z.ZodType): JsonSchema =>
  JSON.parse(JSON.stringify(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' })))

const fields = Object.entries(SAVED).flatMap(([entite, schemas]) =>
  schemas.flatMap(({ shape }) =>
    Object.entries<z.ZodType>(shape).map(([field, schema]) => ({ entite, field, kind: jsonOf(schema) })),
  ),
)
const chosen = [...fields.map(({ entite, field, kind }) => [entite, field, codesOf(kind)] as const), ...STATES].filter(
  ([, , codes]) => codes.length > 0,
)
/** Fields that a form sends and no command logs. */
const UNLOGGED = new Set(['version', 'force', 'password', 'kind'])

describe('words of the log', () => {
  it('finds the fields with codes', () => {
    const found = chosen.map(([, field]) => field)
    expect(found).toEqual(expect.arrayContaining(['regimeTva', 'depassement', 'limiteCompte', 'boite', 'tuteurLien']))
  })

  it.each(chosen.filter(([, field]) => !UNLOGGED.has(field)))(
    '%s: no code of %s is shown',
    async (entite, field, codes) => {
      const { value } = await wordsOf(useFieldWords)
      const shown = codes.map((code) => value({ entite, noms: {} }, field, code))
      expect(codes.filter((code) => shown.includes(code))).toEqual([])
    },
  )

  it('shows switches as yes and no, and every rule under the name of its form', async () => {
    const { label, value } = await wordsOf(useFieldWords)
    const rules = fields.filter(({ entite }) => entite === 'reglages' || entite === 'planning')
    const switches = rules.filter(({ kind }) => kind.type === 'boolean').map(({ field }) => field)
    expect(switches).toEqual(['clotureAveugle', 'timbreClient', 'timbreAvoir', 'absenceCompte'])
    expect(switches.map((field) => value({ entite: 'reglages', noms: {} }, field, true))).toEqual(
      switches.map(() => 'Oui'),
    )
    expect(rules.map(({ field }) => field).filter((field) => label(field) === field)).toEqual([])
  })

  it('shows every rate in per cent, and every sum in money', async () => {
    const { value } = await wordsOf(useFieldWords)
    const shown = (field: string, raw: number) => value({ entite: 'reglages', noms: {} }, field, raw)
    const rates = fields.map(({ field }) => field).filter((field) => /^tva/.test(field))
    expect(rates).toHaveLength(5)
    expect(rates.map((field) => shown(field, 1900))).toEqual(rates.map(() => '19\u00a0%'))
    expect(shown('tvaCode', 550)).toBe('5,5\u00a0%')
    expect(shown('timbre', 1000)).toBe('1,000\u00a0DT')
  })

  it('names a decision about a school as one, and not as one about a lesson or a request', async () => {
    const nameOf = await wordsOf(useActionWords)
    const named = (entite: string, action: string) => nameOf({ entite, action, after: null })
    expect(named('autoecole', 'reopen')).toBe('Réouverture')
    expect(named('autoecole', 'refuse')).toBe('Inscription refusée')
    expect(named('autoecole', 'suspend')).toBe('Suspension')
    expect(named('autoecole', 'update')).toBe('Modification')
    expect(named('evenement', 'reopen')).toBe('Remise au calendrier')
  })

  it('shows the hours of a contract by their permit', async () => {
    const { value } = await wordsOf(useFieldWords)
    const minimum = { idPermi: 2, code: 1200, circulation: 0, parc: 90 }
    const shown = value({ entite: 'autoecole', noms: { 'permi:2': 'B' } }, 'minimums', [minimum])
    expect(shown.replaceAll('\u00a0', ' ')).toBe('B 20 h 0 min 1 h 30')
  })

  it.each(['write_off', 'ask', 'enrol_reprise', 'undo_reprise', 'update_disponibilite'])(
    'names the action %s',
    async (action) => {
      const named = await wordsOf(useActionWords)
      const told = named({ action, entite: 'compte', after: null })
      expect(['Autre action', 'Inscription', 'Modification']).not.toContain(told)
    },
  )
})
