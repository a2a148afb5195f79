import type { registry } from '#registry'

type Routes = (typeof registry)['routes']
type Within<Path> = Path extends `/api/${infer Rest}` ? Rest : never
type Pattern = Within<Routes[keyof Routes]['pattern']>

type NameIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NameIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

type Values<Path extends string> = Record<NameIn<Path>, string | number>

/**
 * The address of one of the contract's paths, for what the typed client can't call: uploads,
 * downloads, and beacons of a page that closes. `apiPath('designs/:id/corrections', { id })`
 */
export function apiPath(pattern: Exclude<Pattern, `${string}:${string}`>): string
export function apiPath<Path extends Pattern>(pattern: Path, values: Values<Path>): string
export function apiPath(pattern: string, values: Record<string, string | number> = {}): string {
  const filled = pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name]))
  return `/api/${filled}`
}
