import { LoaderCircle } from 'lucide-react'

/** Something is under way; the text beside it, or the region's `aria-busy`, says what. */
export function Spinner({ size = 18 }: { size?: number }) {
  return <LoaderCircle size={size} strokeWidth={1.5} aria-hidden className="animate-spin" />
}
