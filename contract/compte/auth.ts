import { z } from 'zod'
import { abilityRuleSchema, roleSchema } from '../ability'
import { PAYS } from '../clock/pays'
import { requiredText } from '../fields'

export const PASSWORD_MIN = 10
/** The minimum zxcvbn score (0 to 4) of a new password. */
export const PASSWORD_SCORE = 3

const newPassword = z.string().min(1).min(PASSWORD_MIN, 'password_short').max(200)

export const loginInput = z
  .object({ username: requiredText(254), password: z.string().min(1).max(200) })
  .meta({ id: 'LoginInput' })
export type LoginInput = z.infer<typeof loginInput>

/** The reasons why a school may read but not write; null when it may do both. */
export const READ_ONLY_REASONS = ['PENDING', 'REFUSED', 'SUSPENDED', 'NO_PACKAGE'] as const
export const readOnlyReason = z.enum(READ_ONLY_REASONS).nullable()

export const packageSummary = z.object({ id: z.number(), nom: z.string(), dateDebut: z.string(), dateFin: z.string() })

/** The person signed in, as shown in the bar at the top. */
export const connectedUser = z
  .object({
    id: z.number(),
    username: z.string(),
    nomComplet: z.string(),
    email: z.string().nullable(),
    telephone: z.string().nullable(),
    langue: z.string(),
    ecole: z
      .object({
        id: z.number(),
        nom: z.string(),
        pays: z.enum(PAYS),
        lectureSeule: readOnlyReason,
        /** The reason why the platform refused the sign-up or suspended the school. */
        motif: z.string().nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'ConnectedUser' })
export type ConnectedUser = z.infer<typeof connectedUser>

export const tokens = z.object({ access_token: z.string(), refresh_token: z.string() }).meta({ id: 'Tokens' })

export const loginAnswer = tokens
  .extend({
    role: roleSchema,
    avatar: z.string().nullable(),
    usersConnect: connectedUser,
    isFirstLogin: z.boolean(),
    idAutoEcole: z.number().nullable(),
    activePackage: packageSummary.nullable(),
    ability: z.array(abilityRuleSchema),
  })
  .meta({ id: 'LoginAnswer' })
export type LoginAnswer = z.infer<typeof loginAnswer>

/**
 * The login answer without tokens, for users already signed in: it has the data that may have changed since the login.
 */
export const meAnswer = loginAnswer.omit({ access_token: true, refresh_token: true }).meta({ id: 'Me' })
export type Me = z.infer<typeof meAnswer>

export const refreshInput = z.object({ refreshToken: z.string().min(1).max(500) })
export const logoutInput = refreshInput

/** `identifiant` is an e-mail address or a phone number. */
export const forgotPasswordInput = z.object({ identifiant: requiredText(254) })
export const resetPasswordInput = z.object({
  identifiant: requiredText(254),
  code: z
    .string()
    .trim()
    .regex(/^\d{6}$/, 'code_digits'),
  password: newPassword,
})
/**
 * The input of a password change, also of the forced one at the first login, when the current password is the temporary
 * one.
 */
export const changePasswordInput = z.object({ currentPassword: z.string().min(1).max(200), password: newPassword })

/** A device that is signed in to the account. */
export const userSession = z
  .object({
    id: z.string(),
    deviceName: z.string(),
    deviceType: z.string(),
    platform: z.string(),
    createdAt: z.string(),
    lastUsedAt: z.string(),
    current: z.boolean(),
  })
  .meta({ id: 'UserSession' })
export type UserSession = z.infer<typeof userSession>

/** The key with which a browser subscribes to this host's notifications; null where the host sends none. */
export const pushKeyAnswer = z.object({ key: z.string().nullable() }).meta({ id: 'PushKey' })
/** The address for push notifications to the device of this session; `null` turns them off. */
export const pushTokenInput = z.strictObject({ token: requiredText(4096).nullable() }).meta({ id: 'PushTokenInput' })

export const accountInput = z.object({ langue: z.enum(['fr', 'en', 'de', 'pt', 'ar']) })

/** An e-mail or text message that the mocked backend shows instead of sending. */
export const sentMessage = z
  .object({
    id: z.number(),
    canal: z.enum(['email', 'sms']),
    destinataire: z.string(),
    sujet: z.string(),
    texte: z.string(),
    createdAt: z.string(),
  })
  .meta({ id: 'SentMessage' })
export type SentMessage = z.infer<typeof sentMessage>
