import { mkdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Suite } from '@japa/runner/core'

type Item = Suite['stack'][number]

/**
 * Lets the lanes of `npm test` share a suite: each spec file runs in the lane that claims it first,
 * by creating a folder named after it. Specs of the whole product take longest and come first, so
 * that no lane is left with one at the end. A process without lanes runs all files.
 * @param claims a folder that all lanes share
 */
export function shareSuite(suite: Suite, claims = process.env.TEST_CLAIMS): void {
  if (!claims) return
  suite.setup(() => {
    const items = suite.stack.toSorted((one, other) => rankOf(one) - rankOf(other))
    const mine = new Map<string, boolean>()
    const isMine = (file: string) => {
      if (!mine.has(file)) mine.set(file, claim(join(claims, file.replaceAll(/[/\\]/g, '.'))))
      return mine.get(file)
    }
    suite.stack = Object.assign(items, {
      // asked when the lane is free, not before
      *[Symbol.iterator]() {
        for (let at = 0; at < items.length; at++) if (isMine(fileOf(items[at]))) yield items[at]
      },
    })
  })
}

function claim(path: string): boolean {
  try {
    mkdirSync(path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function rankOf(item: Item): number {
  return fileOf(item).startsWith('tests') ? 0 : 1
}

function fileOf({ options: { meta } }: Item): string {
  return relative(process.cwd(), meta.fileName)
}
