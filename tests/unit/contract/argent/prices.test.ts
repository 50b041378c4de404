import { configPrixForm, droitsFaults } from '@contract/argent/configPrix'
import { forfaitForm } from '@contract/argent/forfait'
import { forfaitValue } from '@contract/argent/forfaitValue'
import { examServiceOf, isLesson, SERVICES } from '@contract/argent/service'
import { PRICES } from '@tests/helpers/argent/tarification'
import { describe, expect, it } from 'vitest'

describe('the services of a school', () => {
  it('are lessons by the hour, or else', () => {
    expect(SERVICES.filter(isLesson)).toEqual(['code', 'circulation', 'parc'])
  })

  it('have an exam for each stage', () => {
    expect([examServiceOf('code'), examServiceOf('parc')]).toEqual(['exam_code', 'exam_parc'])
  })
})

describe('the prices of a school', () => {
  it('give at most the whole price of an exam to the State', () => {
    expect(droitsFaults(PRICES)).toEqual({})
    expect(droitsFaults({ ...PRICES, codeExamDroits: 80_000 })).toEqual({})
    const above = { codeExamDroits: 80_001, circulationExamDroits: 80_001, maneuverExamDroits: 80_001 }
    expect(droitsFaults({ ...PRICES, ...above })).toEqual({
      codeExamDroits: 'above_exam',
      circulationExamDroits: 'above_exam',
      maneuverExamDroits: 'above_exam',
    })
    expect(droitsFaults({ ...PRICES, maneuver_exam_price: 49_999 })).toEqual({ maneuverExamDroits: 'above_exam' })
  })

  it('are nothing where the form was left empty, but for the hours of code and on the road', () => {
    const typed = { code_hour_price: 8_000, circulation_hour_price: 25_000, code_file_fee: null }
    expect(configPrixForm.parse(typed)).toMatchObject({ ...typed, code_file_fee: 0, codePackageMinutes: 0 })
    expect(configPrixForm.safeParse({ code_hour_price: 8_000 }).success).toBe(false)
    expect(configPrixForm.parse({ ...typed, code_file_fee: 50_000, codePackageMinutes: 60 })).toMatchObject({
      code_file_fee: 50_000,
      codePackageMinutes: 60,
    })
  })
})

describe('a package', () => {
  it('contains nothing of what the form was left without', () => {
    const named = { nom: 'Code seul', idPermi: 2, prix: 100_000, dossier: false }
    expect(forfaitForm.parse({ ...named, minutesCode: 600, examensCode: 1, minutesParc: null })).toEqual({
      ...named,
      minutesCode: 600,
      minutesCirculation: 0,
      minutesParc: 0,
      examensCode: 1,
      examensCirculation: 0,
      examensParc: 0,
    })
  })

  const none = {
    minutesCode: 0,
    minutesCirculation: 0,
    minutesParc: 0,
    examensCode: 0,
    examensCirculation: 0,
    examensParc: 0,
    dossier: false,
  }
  /** Each price is different, so that none can stand for another. */
  const prices = {
    code_hour_price: 8_000,
    circulation_hour_price: 25_000,
    maneuver_hour_price: 20_000,
    code_exam_price: 80_000,
    circulation_exam_price: 90_000,
    maneuver_exam_price: 100_000,
    code_file_fee: 50_000,
  }

  it.each([
    ['nothing', {}, 0],
    ['ten hours of code', { minutesCode: 600 }, 80_000],
    ['an hour and a half on the road', { minutesCirculation: 90 }, 37_500],
    ['an hour on the training ground', { minutesParc: 60 }, 20_000],
    ['two exams of code', { examensCode: 2 }, 160_000],
    ['an exam on the road', { examensCirculation: 1 }, 90_000],
    ['an exam on the training ground', { examensParc: 1 }, 100_000],
    ['the file fee', { dossier: true }, 50_000],
    ['all of it', { minutesCode: 60, minutesCirculation: 60, minutesParc: 60, examensCode: 1, dossier: true }, 183_000],
  ])('with %s is worth the same one by one: %o is %i', (_, contents, value) => {
    expect(forfaitValue({ ...none, ...contents }, prices)).toBe(value)
  })

  it('is worth half a millime rounded up', () => {
    expect(forfaitValue({ ...none, minutesCode: 30 }, { ...prices, code_hour_price: 8_001 })).toBe(4_001)
  })
})
