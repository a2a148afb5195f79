import { useReader } from '#app/kit/hooks/use_reader'

/** A count, grouped as the reader's language writes it. */
export function Figure({ value }: { value: number }) {
  const { locale } = useReader()
  return <span className="num">{value.toLocaleString(locale)}</span>
}
