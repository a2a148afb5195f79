import { useLocale } from '#app/kit/hooks/use_reader'

/** A count, grouped for the locale. */
export function Figure({ value }: { value: number }) {
  const locale = useLocale()
  return <span className="num">{value.toLocaleString(locale)}</span>
}
