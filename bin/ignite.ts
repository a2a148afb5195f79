/** The root of the running sources: the project, or `build/` once compiled. */
export const APP_ROOT = new URL('../', import.meta.url)

/** Imports a path in `adonisrc.ts` relative to the running sources. */
export function importer(path: string) {
  return path.startsWith('./') || path.startsWith('../')
    ? import(new URL(path, APP_ROOT).href)
    : import(path)
}
