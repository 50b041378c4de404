import type { AccountSettings } from '@contract/demo/pages'
import { checkResolver } from '@core/form/checkResolver'
import { useForm } from 'react-hook-form'
import {
  EMPTY_PASSWORD,
  type GeneralValues,
  generalFaults,
  type InfoValues,
  infoFaults,
  infoStart,
  type NotificationValues,
  type PasswordValues,
  passwordFaults,
  type SocialValues,
  socialFaults,
} from './values'

/** One form for each tab. */
export function useSettingsForms({ general, info, social, notification }: AccountSettings) {
  const forms = {
    general: useForm<GeneralValues>({ defaultValues: general, resolver: checkResolver(generalFaults) }),
    info: useForm<InfoValues>({ defaultValues: infoStart(info), resolver: checkResolver(infoFaults) }),
    social: useForm<SocialValues>({ defaultValues: social.socialLinks, resolver: checkResolver(socialFaults) }),
    notification: useForm<NotificationValues>({ defaultValues: notification }),
    password: useForm<PasswordValues>({ defaultValues: EMPTY_PASSWORD, resolver: checkResolver(passwordFaults) }),
  }
  return forms
}
