export const ENCODINGS = {
  'utf-8': 'Unicode',
  'utf-16le': 'Unicode (UTF-16)',
  'utf-16be': 'Unicode (UTF-16, big-endian)',
  'windows-1252': 'Western European (Windows)',
  'windows-1250': 'Central European (Windows)',
  'windows-1251': 'Cyrillic (Windows)',
  'windows-1254': 'Turkish (Windows)',
  'macintosh': 'Western European (Mac)',
  'shift_jis': 'Japanese (Shift JIS)',
  'gbk': 'Simplified Chinese (GBK)',
  'big5': 'Traditional Chinese (Big5)',
  'euc-kr': 'Korean (EUC-KR)',
} as const

export type Encoding = keyof typeof ENCODINGS
