import { chromium, type Browser } from 'playwright'

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

let browser: Promise<Browser> | undefined

/** The suite's one Chromium, started on first use; `npm test` says where it is. */
export function launchBrowser(): Promise<Browser> {
  browser ??= chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: FLAGS,
  })
  return browser
}

export async function closeBrowser(): Promise<void> {
  const running = await browser
  await running?.close()
}
