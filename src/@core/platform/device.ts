import { freshId } from './freshId'
import { readText, writeText } from './storage'

export type DeviceType = 'mobile' | 'tablet' | 'desktop'

/** The device information sent with every request. */
export interface DeviceInfo {
  deviceId: string
  deviceName: string
  deviceType: DeviceType
  platform: string
  userAgent: string
}

const DEVICE_ID_KEY = 'deviceId'
const DEVICE_ID = /^[\w-]{8,64}$/

function deviceId(): string {
  const stored = readText(DEVICE_ID_KEY)
  if (stored && DEVICE_ID.test(stored)) return stored
  const fresh = freshId()
  writeText(DEVICE_ID_KEY, fresh)
  return fresh
}

// The order matters: Edge and Opera also contain Chrome in their names, and Chrome contains Safari.
const BROWSERS: readonly [string, RegExp][] = [
  ['Edge', /\bEdg/],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
]

const PLATFORMS: readonly [string, RegExp][] = [
  ['Android', /\bAndroid\b/],
  ['iOS', /\b(iPhone|iPad|iPod)\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
]

const firstMatch = (names: readonly [string, RegExp][], userAgent: string) =>
  names.find(([, pattern]) => pattern.test(userAgent))?.[0]

export function deviceTypeOf(userAgent: string, touchPoints: number): DeviceType {
  if (/\biPad\b/.test(userAgent)) return 'tablet'
  // An iPad requesting desktop pages identifies as a Mac; no Mac has a touch screen.
  if (/\bMacintosh\b/.test(userAgent) && touchPoints > 1) return 'tablet'
  if (/\bAndroid\b/.test(userAgent)) return /\bMobile\b/.test(userAgent) ? 'mobile' : 'tablet'
  return /\b(iPhone|iPod|Mobile)\b/.test(userAgent) ? 'mobile' : 'desktop'
}

/** Describes the device in the terms its user would use. */
export function describeDevice(userAgent: string, touchPoints: number): Omit<DeviceInfo, 'deviceId'> {
  const platform = firstMatch(PLATFORMS, userAgent) ?? 'unknown'
  const browser = firstMatch(BROWSERS, userAgent) ?? 'Browser'
  return {
    deviceName: platform === 'unknown' ? browser : `${browser} (${platform})`,
    deviceType: deviceTypeOf(userAgent, touchPoints),
    platform,
    userAgent,
  }
}

export function deviceInfo(): DeviceInfo {
  return { deviceId: deviceId(), ...describeDevice(navigator.userAgent, navigator.maxTouchPoints ?? 0) }
}
