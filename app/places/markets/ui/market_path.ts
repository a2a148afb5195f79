export function marketPath({ slug }: { slug: string }): string {
  return `/markets/${encodeURIComponent(slug)}`
}
