import { chromium, type Browser } from 'playwright'

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--renderer-process-limit=1',
]

/** The headless shell, or the full browser, the only one with notifications. */
export type Kind = 'shell' | 'whole'

const running = new Map<Kind, Promise<Browser>>()

/** One of each per suite, launched on first use; `npm test` sets their paths. */
export function launchBrowser(kind: Kind = 'shell'): Promise<Browser> {
  const { CHROMIUM_PATH, CHROMIUM_SHELL_PATH } = process.env
  let browser = running.get(kind)
  if (!browser) {
    const executablePath = kind === 'shell' ? CHROMIUM_SHELL_PATH : CHROMIUM_PATH
    running.set(kind, (browser = chromium.launch({ executablePath, args: FLAGS })))
  }
  return browser
}

export async function closeBrowser(): Promise<void> {
  for (const browser of running.values()) await (await browser).close()
}
