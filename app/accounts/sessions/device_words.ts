import Bowser from 'bowser'

const DEVICES: Record<string, string> = { macOS: 'Mac', iOS: 'iPhone' }

/** The device from a user agent: `Mac`, `iPhone`, `Windows 11`; null if unknown. */
export function deviceOf(userAgent = '') {
  if (!userAgent) return { device: null, browser: null }
  const { browser, os, platform } = Bowser.parse(userAgent)
  const [version] = (browser.version ?? '').split('.')
  return {
    device: platform.model ?? DEVICES[os.name ?? ''] ?? os.name ?? null,
    browser: browser.name ? [browser.name, version].filter(Boolean).join(' ') : null,
  }
}
