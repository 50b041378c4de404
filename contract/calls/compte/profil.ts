import { z } from 'zod'
import { roleSchema } from '../../ability'
import { accountInput, meAnswer, pushKeyAnswer, pushTokenInput, userSession } from '../../compte/auth'
import { call } from '../call'

const sessionParam = z.object({ id: z.uuid() })

export const listSessions = call({
  id: 'listSessions',
  method: 'get',
  path: 'api/session',
  summary: 'One’s own open sessions',
  can: 'signedIn',
  answer: z.array(userSession),
})

export const endSession = call({
  id: 'endSession',
  method: 'delete',
  path: 'api/session/{id}',
  summary: 'End one of one’s own sessions',
  can: 'signedIn',
  params: sessionParam,
})

export const endOtherSessions = call({
  id: 'endOtherSessions',
  method: 'delete',
  path: 'api/session',
  summary: 'End all of one’s own sessions but this one',
  can: 'signedIn',
})

export const readPushKey = call({
  id: 'readPushKey',
  method: 'get',
  path: 'api/session/push',
  summary: 'The key with which a browser subscribes to notifications; null where the host sends none',
  can: 'signedIn',
  answer: pushKeyAnswer,
  failure: 'quiet',
})

export const keepPushToken = call({
  id: 'keepPushToken',
  method: 'put',
  path: 'api/session/push',
  summary:
    'Where notifications of this device are sent: the native shell’s token, or the browser’s subscription as JSON',
  can: 'signedIn',
  body: pushTokenInput,
  // The device sends the token in the background.
  failure: 'quiet',
})

export const readProfil = call({
  id: 'readProfil',
  method: 'get',
  path: 'api/user/me',
  summary: 'Who is signed in',
  can: 'signedIn',
  beforeFirstPassword: true,
  answer: meAnswer,
  // Requested in the background of every page, in case rights have changed.
  failure: 'quiet',
})

export const updateProfil = call({
  id: 'updateProfil',
  method: 'put',
  path: 'api/user/me',
  summary: 'Change one’s own settings',
  can: 'signedIn',
  beforeFirstPassword: true,
  body: accountInput,
  answer: meAnswer,
})

export const readOwnRole = call({
  id: 'readOwnRole',
  method: 'get',
  path: 'api/user/id/role',
  summary: 'One’s own id and role',
  can: 'signedIn',
  answer: z.object({ id: z.number(), role: roleSchema }),
  // Requested at start-up with a stored token, in case the role has changed.
  failure: 'quiet',
})
