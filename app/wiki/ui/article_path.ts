export function articlePath({ slug }: { slug: string }): string {
  return `/wiki/luxury/${slug}`
}
