interface Located {
  path: string
  changedAt: Date | null
}

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** Source: sitemaps.org, protocol 0.9. @param origin absolute, without a trailing slash */
export function sitemapXml(entries: readonly Located[], origin: string): string {
  return documentOf('urlset', 'url', entries, origin)
}

export function sitemapIndexXml(sitemaps: readonly Located[], origin: string): string {
  return documentOf('sitemapindex', 'sitemap', sitemaps, origin)
}

function documentOf(root: string, element: string, entries: readonly Located[], origin: string) {
  const lines = entries.map(({ path, changedAt }) => {
    const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
    return `<${element}><loc>${escapeXml(encodeURI(origin + path))}</loc>${changed}</${element}>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="${NAMESPACE}">`,
    ...lines,
    `</${root}>`,
    '',
  ].join('\n')
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll("'", '&apos;')
    .replaceAll('"', '&quot;')
}
