const MB = 1024 * 1024

/** `PDF · 1.2 MB · 4 pages` */
export function documentWords(
  { bytes, pages }: { bytes: number; pages: number | null },
  locale: string
): string {
  const [amount, unit] =
    bytes < MB ? [Math.max(1, Math.round(bytes / 1024)), 'KB'] : [bytes / MB, 'MB']
  const size = `${amount.toLocaleString(locale, { maximumFractionDigits: 1 })} ${unit}`
  const length = pages && `${pages.toLocaleString(locale)} ${pages === 1 ? 'page' : 'pages'}`
  return ['PDF', size, length].filter(Boolean).join(' · ')
}
