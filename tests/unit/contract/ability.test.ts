import { subject } from '@casl/ability'
import {
  ACTIONS,
  type AppAbility,
  abilityRules,
  buildAbility,
  type Person,
  readOnlyRules,
  SUBJECTS,
  type Subject,
} from '@contract/ability'
import { describe, expect, it } from 'vitest'

const DESK: Person = { id: 7, role: 'ecole', idAutoEcole: 1 }
const rightsOf = (person: Partial<Person>) => buildAbility(abilityRules({ ...DESK, idAutoEcole: null, ...person }))
const deskOf = (acces: Person['acces']) => rightsOf({ ...DESK, acces })

/** The actions that a user may perform on a kind of record, at least on some of them; `manage` stands for all. */
const actionsOn = (ability: AppAbility, kind: Subject) =>
  ability.can('manage', kind) ? 'manage' : ACTIONS.filter((action) => ability.can(action, kind)).join(' ')
/** The actions for every kind. Kinds without any are left out. */
const allRights = (ability: AppAbility) =>
  Object.fromEntries(SUBJECTS.map((kind) => [kind, actionsOn(ability, kind)]).filter(([, actions]) => actions !== ''))
/** The kinds of records on which a user may perform an action, under a condition such as the school. */
const allowedOn = (ability: AppAbility, action: 'read' | 'manage' | 'export', record: object) =>
  SUBJECTS.filter((kind) => ability.can(action, kind) && ability.can(action, subject(kind, { ...record })))

/** The rights of every signed-in user: their own account and their messages. */
const SIGNED_IN = { Auth: 'read', Account: 'manage', Communication: 'manage' }
const DAILY_WORK = {
  Candidat: 'manage',
  Moniteur: 'manage',
  Evenement: 'manage',
  Demande: 'manage',
  Disponibilite: 'manage',
  Vehicule: 'manage',
  Examinateur: 'manage',
  Examen: 'manage',
  CodeAcces: 'manage',
  Devoir: 'manage',
  Avis: 'manage',
  Salle: 'manage',
  Convocation: 'manage',
  Tentative: 'read export',
}
const PAGES_OF_A_DESK = { Dashboard: 'read', Permi: 'read', Statistiques: 'read' }

describe('what each role may do', () => {
  it('the manager of the platform looks after schools and what they buy, and answers their requests', () => {
    expect(allRights(rightsOf({ role: 'manager' }))).toEqual({
      ...SIGNED_IN,
      Dashboard: 'read',
      DemandeStats: 'read',
      DemandePack: 'read update export',
      Permi: 'read',
      AutoEcole: 'manage',
      Pack: 'manage',
      Package: 'manage',
      CodeCourse: 'manage',
      MessageContact: 'manage',
      Demo: 'read',
      AccessControl: 'read',
      Utilisateur: 'read',
    })
  })

  it('the whole desk of a school does everything in it', () => {
    expect(allRights(deskOf('tout'))).toEqual({
      ...SIGNED_IN,
      ...DAILY_WORK,
      ...PAGES_OF_A_DESK,
      Transaction: 'manage',
      Inscription: 'manage',
      Facture: 'manage',
      Contrat: 'manage',
      Remuneration: 'manage',
      Utilisateur: 'manage',
      Configuration: 'manage',
      Tarification: 'manage',
      CodeCourse: 'read',
      DemandeStats: 'read',
      Historique: 'read',
      AutoEcole: 'read',
      Compte: 'read',
      Paie: 'read',
      Pack: 'read',
      DemandePack: 'read create',
      Package: 'read',
    })
  })

  it('is everything in a school where no access is named', () => {
    for (const acces of [undefined, null]) expect(allRights(deskOf(acces))).toEqual(allRights(deskOf('tout')))
  })

  it('the planning desk does the daily work, without money', () => {
    expect(allRights(deskOf('planning'))).toEqual({
      ...SIGNED_IN,
      ...DAILY_WORK,
      ...PAGES_OF_A_DESK,
      CodeCourse: 'read',
      DemandeStats: 'read',
      AutoEcole: 'read',
      Contrat: 'read',
    })
  })

  it('the cash desk takes and gives money, and reads whom it concerns', () => {
    expect(allRights(deskOf('caisse'))).toEqual({
      ...SIGNED_IN,
      ...PAGES_OF_A_DESK,
      Transaction: 'manage',
      Candidat: 'read',
      Compte: 'read',
      Moniteur: 'read',
      Paie: 'read',
      AutoEcole: 'read',
      Facture: 'read',
      Contrat: 'read',
      Convocation: 'read',
    })
  })

  it('an instructor gives lessons to their candidates', () => {
    expect(allRights(rightsOf({ role: 'moniteur' }))).toEqual({
      ...SIGNED_IN,
      Portfolio: 'read',
      Permi: 'read',
      CodeCourse: 'read',
      Candidat: 'read',
      Salle: 'manage',
      Tentative: 'read export',
      Devoir: 'read create update',
      Avis: 'update',
      Evenement: 'read attest',
      Moniteur: 'read',
      Remuneration: 'read',
      Paie: 'read',
      Disponibilite: 'read update',
    })
  })

  it('a candidate reads what is theirs, asks for lessons and learns', () => {
    expect(allRights(rightsOf({ role: 'candidat' }))).toEqual({
      ...SIGNED_IN,
      Portfolio: 'read',
      Permi: 'read',
      CodeCourse: 'read',
      Candidat: 'read',
      Compte: 'read',
      Facture: 'read',
      Contrat: 'read',
      Convocation: 'read',
      Evenement: 'read',
      Devoir: 'read',
      Demande: 'read create update',
      Tentative: 'read create update',
      CourseAccess: 'read update',
    })
  })

  it('a visitor with an account tries the course', () => {
    expect(allRights(rightsOf({ role: 'client' }))).toEqual({
      ...SIGNED_IN,
      AccessControl: 'read',
      CodeCourse: 'read',
      Tentative: 'read create update',
    })
  })
})

describe('on whose records', () => {
  /** Subjects that are not records of a school but pages or lists of the platform. */
  const OF_NOBODY = [
    'Auth',
    'Account',
    'Dashboard',
    'Permi',
    'DemandeStats',
    'Statistiques',
    'CodeCourse',
    'Communication',
  ]

  it.each(['tout', 'planning', 'caisse'] as const)('the desk (%s) has its own school, no other', (acces) => {
    const ability = deskOf(acces)
    const [own, other] = [1, 2].map((idAutoEcole) => allowedOn(ability, 'read', { idAutoEcole, active: 1 }))
    expect(new Set(own)).toEqual(new Set(Object.keys(allRights(ability))))
    // Packs are offered to every school.
    const offered = acces === 'tout' ? ['Pack'] : []
    expect(other).toEqual(SUBJECTS.filter((kind) => [...OF_NOBODY, ...offered].includes(kind) && own?.includes(kind)))
  })

  it('a school sees the packs that are offered alone', () => {
    expect(deskOf('tout').can('read', subject('Pack', { active: 0 }))).toBe(false)
  })

  it('an instructor has their own lessons and pay, and the candidates whom they follow', () => {
    const ability = rightsOf({ role: 'moniteur' })
    const follows = allowedOn(ability, 'read', { idMoniteurUtilisateur: 7 })
    expect(follows).toEqual(expect.arrayContaining(['Candidat', 'Evenement', 'Tentative', 'Devoir']))
    const own = allowedOn(ability, 'read', { idUtilisateur: 7 })
    expect(own).toEqual(expect.arrayContaining(['Moniteur', 'Remuneration', 'Paie', 'Disponibilite', 'Salle']))
    expect(ability.can('update', subject('Avis', { idMoniteurUtilisateur: 7 }))).toBe(true)
    expect(ability.can('update', subject('Avis', { idMoniteurUtilisateur: 8 }))).toBe(false)
    const strange = { idUtilisateur: 8, idMoniteurUtilisateur: 8 }
    expect(allowedOn(ability, 'read', strange)).toEqual([
      ...['Auth', 'Account', 'Portfolio', 'Permi', 'CodeCourse', 'Communication'],
    ])
  })

  it.each(['candidat', 'client'] as const)('a %s has what is theirs', (role) => {
    const ability = rightsOf({ role })
    expect(new Set(allowedOn(ability, 'read', { idUtilisateur: 7 }))).toEqual(new Set(Object.keys(allRights(ability))))
    const strange = allowedOn(ability, 'read', { idUtilisateur: 8 })
    expect(strange).not.toContain('Tentative')
    for (const kind of ['Candidat', 'Compte', 'Evenement', 'Demande', 'Devoir']) expect(strange).not.toContain(kind)
  })
})

describe('a read-only school', () => {
  const ability = buildAbility(readOnlyRules(abilityRules(DESK)))

  it('reads and exports its records, and changes none', () => {
    const before = allowedOn(deskOf('tout'), 'manage', { idAutoEcole: 1 })
    const records = before.filter((kind) => kind !== 'Account' && kind !== 'Communication')
    expect(records).toContain('Candidat')
    for (const kind of records) expect([kind, actionsOn(ability, kind)]).toEqual([kind, 'read export'])
    expect(ability.can('read', subject('Candidat', { idAutoEcole: 2 }))).toBe(false)
  })

  it('lets its instructors and candidates read what is theirs, and change none of it', () => {
    const readOnly = (role: Person['role']) => buildAbility(readOnlyRules(abilityRules({ ...DESK, role })))
    const [teacher, candidat] = [readOnly('moniteur'), readOnly('candidat')]
    for (const kind of ['Evenement', 'Disponibilite', 'Devoir'] as const) {
      expect([kind, actionsOn(teacher, kind)]).toEqual([kind, 'read'])
    }
    expect(actionsOn(teacher, 'Avis')).toBe('')
    expect(actionsOn(candidat, 'Demande')).toBe('read')
    expect(actionsOn(candidat, 'Tentative')).toBe('read')
  })

  it('keeps the accounts of its people, and may ask for a pack', () => {
    expect(actionsOn(ability, 'Account')).toBe('manage')
    expect(actionsOn(ability, 'DemandePack')).toBe('read create')
  })
})
