import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isPageFile } from '../app/shell/ui/page_file.ts'
import { root } from './lib/paths.mjs'

const ASSETS = join(root, 'build/public/assets')
const ENTRY = 'app/shell/ui/app.tsx'
const BUDGETS = join(root, 'scripts/data/page_budgets.json')

/**
 * Fails when the scripts that a page of the build loads at first grow past their number or size,
 * compressed with Brotli. Budgets stand in `scripts/data/page_budgets.json`; `*` is for pages
 * without their own.
 */
const budgets = JSON.parse(readFileSync(BUDGETS, 'utf8'))
const tooHeavy = pageWeights().filter(({ page, scripts, kilobytes }) => {
  const budget = budgets[page] ?? budgets['*']
  return scripts > budget.scripts || kilobytes > budget.kilobytes
})
if (tooHeavy.length > 0) {
  console.error('Pages load more than scripts/data/page_budgets.json allows:')
  for (const { page, scripts, kilobytes } of tooHeavy) {
    console.error(`${page}: ${scripts} scripts, ${kilobytes} kB`)
  }
  process.exitCode = 1
}

/** What each page loads with the entry, without its layout and what it loads later. */
function pageWeights() {
  const manifest = JSON.parse(readFileSync(join(ASSETS, '.vite/manifest.json'), 'utf8'))
  const entry = importsOf(ENTRY, manifest)
  return Object.keys(manifest)
    .filter(isPageFile)
    .map((page) => {
      const files = new Set(
        [...entry, ...importsOf(page, manifest)].map((key) => manifest[key].file)
      )
      const bytes = [...files].reduce((sum, file) => sum + bytesOf(file), 0)
      return { page, scripts: files.size, kilobytes: Math.round(bytes / 1000) }
    })
}

function importsOf(key, manifest) {
  const keys = new Set([key])
  for (const each of keys) for (const imported of manifest[each].imports ?? []) keys.add(imported)
  return keys
}

/** Small files have no compressed copy. */
function bytesOf(file) {
  const path = join(ASSETS, file)
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size
}
