import { z } from 'zod'
import {
  changePasswordInput,
  loginAnswer,
  loginInput,
  logoutInput,
  refreshInput,
  sentMessage,
  tokens,
} from '../../compte/auth'
import { call, SMALL_BODY } from '../call'

export const login = call({
  id: 'login',
  method: 'post',
  path: 'auth/login',
  summary: 'Sign in',
  can: 'public',
  body: loginInput,
  answer: loginAnswer,
  counted: true,
  session: 'begin',
  // The form shows the reason and counts down the minutes until the account is unlocked.
  failure: { page: ['locked'] },
})

export const refreshTokens = call({
  id: 'refreshTokens',
  method: 'post',
  path: 'auth/refresh',
  summary: 'Exchange a refresh token; one that comes back a second time ends all sessions',
  can: 'public',
  body: refreshInput,
  answer: tokens,
  session: 'renew',
})

export const logout = call({
  id: 'logout',
  method: 'post',
  path: 'auth/logout',
  summary: 'End the session of a refresh token',
  can: 'public',
  body: logoutInput,
  session: 'end',
  // The client signs out even when the request fails.
  failure: 'quiet',
})

export const changePassword = call({
  id: 'changePassword',
  method: 'post',
  path: 'auth/change-password',
  summary: 'Change one’s own password; every other session ends',
  can: 'signedIn',
  beforeFirstPassword: true,
  body: changePasswordInput,
  limit: SMALL_BODY,
  answer: tokens,
  counted: true,
})

export const listSentMessages = call({
  id: 'listSentMessages',
  method: 'get',
  path: 'auth/outbox',
  summary: 'Messages sent, where the host shows them',
  can: 'public',
  answer: z.array(sentMessage),
  optional: true,
})
