export const ENCODINGS = {
  'utf-8': 'Unicode',
  'utf-16le': 'Unicode (UTF-16)',
  'utf-16be': 'Unicode (UTF-16, big-endian)',
  'windows-1252': 'Western European (Windows)',
  'windows-1250': 'Central European (Windows)',
  'windows-1251': 'Cyrillic (Windows)',
  'iso-8859-2': 'Central European (ISO)',
  'windows-1253': 'Greek (Windows)',
  'windows-1254': 'Turkish (Windows)',
  'windows-1255': 'Hebrew (Windows)',
  'windows-1256': 'Arabic (Windows)',
  'windows-1257': 'Baltic (Windows)',
  'windows-874': 'Thai (Windows)',
  'koi8-r': 'Cyrillic (KOI8-R)',
  'ibm866': 'Cyrillic (DOS)',
  'macintosh': 'Western European (Mac)',
  'shift_jis': 'Japanese (Shift JIS)',
  'euc-jp': 'Japanese (EUC-JP)',
  'iso-2022-jp': 'Japanese (ISO-2022-JP)',
  'gbk': 'Simplified Chinese (GBK)',
  'big5': 'Traditional Chinese (Big5)',
  'euc-kr': 'Korean (EUC-KR)',
} as const

export type Encoding = keyof typeof ENCODINGS

/** What becomes of a row that is held back, because it may be about another home. */
export const DUPLICATE_DECISIONS = ['update', 'add', 'skip'] as const

export type DuplicateDecision = (typeof DUPLICATE_DECISIONS)[number]

/** Which rows of a report to show. */
export const REPORT_FILTERS = [
  { value: 'all', label: 'All rows' },
  { value: 'failed', label: 'Failed' },
  { value: 'held', label: 'To decide' },
  { value: 'noted', label: 'With notes' },
] as const

export type ReportFilter = (typeof REPORT_FILTERS)[number]['value']

export function reportFilter(asked: unknown): ReportFilter {
  return REPORT_FILTERS.find(({ value }) => value === asked)?.value ?? 'all'
}

const ENDS: readonly string[] = ['completed', 'cancelled', 'undone']

/** Whether an import, of homes or of people, has nothing left to do. */
export const isImportOver = (status: string) => ENDS.includes(status)

export const importChannel = (id: number) => `private-import.${id}`
