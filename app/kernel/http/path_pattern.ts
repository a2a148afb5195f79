/** Of a page and of what is below it. @param path like a route's, such as `/spots/:slug` */
export function pathPattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}(/|$)`)
}
