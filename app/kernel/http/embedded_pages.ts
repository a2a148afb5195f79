import { pathPattern } from '#app/kernel/http/path_pattern'
import type { Extension } from '#app/kernel/modules/module'
import { Registry } from '#app/kernel/modules/registry'

interface EmbeddedPage {
  path: string
  pattern: RegExp
}

const pages = new Registry('pages for other sites', { key: ({ path }: EmbeddedPage) => path })

/** Declares pages that other sites show: they leave no cookie with anybody. @param paths like routes' */
export function embeddedPages(...paths: string[]): Extension {
  return pages.adds(...paths.map((path) => ({ path, pattern: pathPattern(path) })))
}

/** @param path of a request */
export function isEmbeddedPage(path: string): boolean {
  return pages.list().some(({ pattern }) => pattern.test(path))
}
