import { describeDevice } from '@core/platform/device'
import { expect, it } from 'vitest'

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605 Version/17 Safari/605'

it.each([
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit Chrome/120 Safari Edg/120', 0, 'Edge (Windows)', 'desktop', 'Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:120) Gecko Firefox/120', 0, 'Firefox (Linux)', 'desktop', 'Linux'],
  ['Mozilla/5.0 (Linux; Android 14; SM-X700) Chrome/120 Safari/537', 5, 'Chrome (Android)', 'tablet', 'Android'],
  ['Mozilla/5.0 (Linux; Android 14) Chrome/120 Mobile Safari/537', 5, 'Chrome (Android)', 'mobile', 'Android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17 like Mac OS X) Mobile Safari', 5, 'Browser (iOS)', 'mobile', 'iOS'],
  [MAC, 0, 'Safari (macOS)', 'desktop', 'macOS'],
  [MAC, 5, 'Safari (macOS)', 'tablet', 'macOS'],
  ['curl/8', 0, 'Browser', 'desktop', 'unknown'],
])('describeDevice describes %s', (userAgent, touchPoints, deviceName, deviceType, platform) => {
  expect(describeDevice(userAgent, touchPoints)).toEqual({ deviceName, deviceType, platform, userAgent })
})
