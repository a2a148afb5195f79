import { DOCUMENT_KINDS, type DocumentKind } from '#app/properties/documents/document_options'

const MB = 1024 * 1024

interface Described {
  name: string
  kind: DocumentKind
  bytes: number
  pages: number | null
}

/** `Floor plan · PDF · 1.2 MB · 4 pages`; a kind that the name tells isn't repeated. */
export function documentWords({ name, kind, bytes, pages }: Described, locale: string): string {
  const [amount, unit] =
    bytes < MB ? [Math.max(1, Math.round(bytes / 1024)), 'KB'] : [bytes / MB, 'MB']
  const size = `${amount.toLocaleString(locale, { maximumFractionDigits: 1 })} ${unit}`
  const length = pages && `${pages.toLocaleString(locale)} ${pages === 1 ? 'page' : 'pages'}`
  const label = DOCUMENT_KINDS[kind]
  const isTold = kind === 'other' || name.toLowerCase().includes(label.toLowerCase())
  return [!isTold && label, 'PDF', size, length].filter(Boolean).join(' · ')
}
