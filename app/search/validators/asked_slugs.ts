/** Unique slugs from `a,b,c` or repeated parameters. */
export function askedSlugs(value: unknown, most: number): string[] {
  const values: unknown[] = Array.isArray(value) ? value : [value]
  const slugs = values
    .flatMap((one) => (typeof one === 'string' ? one.split(',') : []))
    .filter((slug) => /^[a-z0-9-]{1,200}$/.test(slug))
  return [...new Set(slugs)].slice(0, most)
}
