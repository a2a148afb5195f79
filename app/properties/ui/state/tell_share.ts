/** Tells the server that somebody passed a listing on, without holding anything up. */
export function tellShare(slug: string): void {
  navigator.sendBeacon(`/api/properties/${slug}/shares`)
}
