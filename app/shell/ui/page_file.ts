interface PageFile {
  /** the module that builds it */
  module: string
  /** as in the module's `layouts` */
  page: string
  /** the component's name */
  name: string
}

/**
 * What the path of a page's file says. `app/<module>/ui/pages/<page>.tsx` is named
 * `<module>/<page>`. A page that belongs to one module and is built by a higher one, because it
 * draws on that, is `app/<higher>/ui/pages/for/<module>/<page>.tsx`, also named `<module>/<page>`.
 */
export function pageFile(path: string): PageFile {
  const [folder, file] = path.replace(/\.tsx$/, '').split('/ui/pages/')
  const module = folder.split('/').at(-1) ?? ''
  const page = file.replace(/^for\//, '')
  return { module, page, name: page === file ? `${module}/${page}` : page }
}
