/** A placeholder sized by `className`. The region around it must be `aria-busy`. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <span aria-hidden className={`block animate-pulse rounded-2 bg-raised ${className}`} />
}
