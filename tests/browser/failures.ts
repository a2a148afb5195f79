import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Test } from '@japa/runner/core'
import type { Page } from 'playwright'
import { makeFailureFolder } from '#tests/failure_folders'
import { PageLog } from '#tests/browser/page_log'

/** A page whose scripts never rest can't be drawn. */
const MAX_SCREENSHOT_MS = 10_000

const logs = new Map<Page, PageLog>()

/** Records what a page does, for the case that its test fails. */
export function record(page: Page): void {
  logs.set(page, new PageLog(page))
}

/** Earlier tests have closed theirs. */
Test.executing(() => {
  for (const page of logs.keys()) if (page.isClosed()) logs.delete(page)
})

Test.executed((test, hasFailed) => {
  const watched = [...logs]
  if (!hasFailed || !watched.length) return
  const { title, meta } = test.options
  // the cleanup added last comes first, so the pages are still open
  test.cleanup(async () => {
    const folder = await makeFailureFolder(meta.fileName, title)
    await Promise.all(
      watched.map(([page, log], at) => keep(page, log, join(folder, `page_${at + 1}`)))
    )
    process.stdout.write(`What the pages did is in ${folder}\n`)
  })
})

async function keep(page: Page, log: PageLog, path: string): Promise<void> {
  const drawn = await page
    .screenshot({ path: `${path}.png`, timeout: MAX_SCREENSHOT_MS })
    .then(() => 'open')
    .catch((error: Error) => error.message)
  await writeFile(`${path}.log`, `${page.url()} (${drawn})\n\n${log.text}`)
}
