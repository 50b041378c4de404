import { forgotPasswordInput, resetPasswordInput } from '../../compte/auth'
import { call } from '../call'

export const forgotPassword = call({
  id: 'forgotPassword',
  method: 'post',
  path: 'auth/forgot-password',
  summary: 'Send a six-digit code; the answer never tells whether the account exists',
  can: 'public',
  body: forgotPasswordInput,
  // The codes of an account are limited, whoever asks for them.
  repeatable: true,
  counted: true,
  // The pages say how long to wait.
  failure: { page: ['too_many'] },
})

export const resetPassword = call({
  id: 'resetPassword',
  method: 'post',
  path: 'auth/reset-password',
  summary: 'Set a new password with the code; all sessions end',
  can: 'public',
  body: resetPasswordInput,
  counted: true,
  // The pages say how long to wait.
  failure: { page: ['too_many'] },
})
