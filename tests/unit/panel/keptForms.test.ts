import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesOf, ROOT } from '@tests/helpers/sources/sources'
import { expect, it } from 'vitest'

/** Hooks that keep typed values, or ask before they are lost. */
const KEEPS = /\buse(PanelDraft|Draft|DraftState|UnsavedGuard)\(/
const FORM = /\buse(Form|PlainForm)[(<]/

/** Forms that keep nothing, because a secret must not be stored or only a choice or two would be lost. */
const KEEPS_NOTHING = [
  'src/parts/auth/ChangePasswordForm.tsx',
  'src/views/auth/ForgotPasswordPage.tsx',
  'src/views/auth/ResetPasswordPage.tsx',
  'src/views/auth/useLogin.ts',
  'src/views/codeAcces/CourseEntry.tsx',
  'src/views/reprise/FirstDay.tsx',
  'src/views/salle/history/useNewSalle.ts',
  'src/views/salle/place/useJoin.ts',
]

it('every form of the product keeps what is typed when it is left without being sent', () => {
  const files = ['src/parts', 'src/views'].flatMap((folder) => filesOf(folder, /\.tsx?$/))
  const losing = files.filter((path) => {
    const text = readFileSync(join(ROOT, path), 'utf8')
    return !path.startsWith('src/views/demo/') && FORM.test(text) && !KEEPS.test(text)
  })
  expect(losing).toEqual(KEEPS_NOTHING)
})
