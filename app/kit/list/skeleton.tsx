/** The shape of what is coming; its size comes from `className`. The region around it is `aria-busy`. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <span aria-hidden className={`block animate-pulse rounded-2 bg-raised ${className}`} />
}
