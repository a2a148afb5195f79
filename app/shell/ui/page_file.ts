interface PageFile {
  /** the module that builds it */
  module: string
  /** as in the module's `layouts` */
  page: string
  /** the component's name */
  name: string
}

const PAGE_PATH = /^(?:.*\/)?app\/(\w+)\/(?:\w+\/)?ui\/((?:for\/\w+\/)?\w+)_page\.tsx$/

export const isPageFile = (path: string) => PAGE_PATH.test(path)

/**
 * What the path of a page's file says. `app/<module>/<feature>/ui/<page>_page.tsx` is named
 * `<module>/<page>`. A page that belongs to one module and is built by a higher one, because it
 * draws on that, is `app/<higher>/…/ui/for/<module>/<page>_page.tsx`, also named `<module>/<page>`.
 * @throws Error for the path of anything else
 */
export function pageFile(path: string): PageFile {
  const [, module, file] = PAGE_PATH.exec(path) ?? []
  if (!module || !file) throw new Error(`${path} is no page`)
  const page = file.replace(/^for\//, '')
  return { module, page, name: page === file ? `${module}/${page}` : page }
}
