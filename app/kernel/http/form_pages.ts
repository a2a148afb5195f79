import { pathPattern } from '#app/kernel/http/path_pattern'
import type { Extension } from '#app/kernel/modules/module'
import { Registry } from '#app/kernel/modules/registry'

interface FormPage {
  path: string
  /** of the page and of what is below it */
  pattern: RegExp
}

const pages = new Registry('pages with a form for guests', { key: ({ path }: FormPage) => path })

/** Declares pages with a form for guests: only these start a session. @param paths like routes' */
export function formPages(...paths: string[]): Extension {
  return pages.adds(...paths.map((path) => ({ path, pattern: pathPattern(path) })))
}

/** @param path of a request */
export function isFormPage(path: string): boolean {
  return pages.list().some(({ pattern }) => pattern.test(path))
}
