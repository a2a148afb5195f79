/** The header of a file that browsers save under this name: RFC 6266, with a plain one for old programs. */
export function attachment(name: string): string {
  const plain = name.replace(/[^\w .()-]/g, '_')
  if (plain === name) return `attachment; filename="${plain}"`
  const exact = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`
}
