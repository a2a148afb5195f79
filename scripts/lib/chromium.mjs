import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { projectNode } from './paths.mjs'
import { withProgress } from './progress.mjs'
import { run } from './run.mjs'

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const SHELL = '/usr/bin/chromium-headless-shell'

/**
 * Headless shell: the same engine without windows, three times as fast to open pages, but without
 * notifications.
 * @returns {string | null} its path, if installed
 */
export function findShell() {
  const told = process.env.CHROMIUM_SHELL_PATH ?? SHELL
  return existsSync(told) ? told : null
}

/**
 * Chromium for the browser suite: `CHROMIUM_PATH`, the usual places, or else a fresh installation
 * where allowed.
 * @returns {Promise<string | null>} its path
 */
export async function findChromium() {
  const told = process.env.CHROMIUM_PATH
  if (told) return existsSync(told) ? told : null
  return present() ?? (await installDebian()) ?? (await installPlaywright())
}

function present() {
  return USUAL_PLACES.find((path) => existsSync(path)) ?? null
}

async function installDebian() {
  const mayInstall = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0
  if (!mayInstall) return null
  try {
    await withProgress('Installing Chromium for the browser suite', async () => {
      await run('apt-get', ['update', '-q'], { quiet: true })
      await installPackage('chromium')
      // older releases have none
      await installPackage('chromium-headless-shell').catch(() => {})
    })
  } catch {
    return null
  }
  return present()
}

function installPackage(name) {
  return run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], { quiet: true })
}

async function installPlaywright() {
  try {
    await withProgress('Downloading Chromium for the browser suite', () =>
      run(projectNode(), ['node_modules/playwright/cli.js', 'install', 'chromium'], { quiet: true })
    )
    const { chromium } = await import('playwright')
    return existsSync(chromium.executablePath()) ? chromium.executablePath() : null
  } catch {
    return null
  }
}
