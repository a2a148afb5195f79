/** `−5.3%`, `+2%` */
export function formatChange(share: number, locale: string): string {
  return percent(share, locale, 'exceptZero')
}

/** `5.3%` */
export function formatShare(share: number, locale: string): string {
  return percent(share, locale, 'auto')
}

function percent(share: number, locale: string, signDisplay: 'exceptZero' | 'auto'): string {
  const format = { style: 'percent', maximumFractionDigits: 1, signDisplay } as const
  return new Intl.NumberFormat(locale, format).format(share)
}
