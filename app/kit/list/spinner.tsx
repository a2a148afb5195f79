import { LoaderCircle } from 'lucide-react'

/** The adjacent text or the region's `aria-busy` says what is loading. */
export function Spinner({ size = 18 }: { size?: number }) {
  return <LoaderCircle size={size} strokeWidth={1.5} aria-hidden className="animate-spin" />
}
