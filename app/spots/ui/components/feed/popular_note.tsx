import { Badge } from '#app/kit/display/badge'

/** Says that the tab has run dry. */
export function PopularNote({ isFirst }: { isFirst: boolean }) {
  return (
    <div className="pointer-events-none absolute inset-x-0 top-22 flex justify-center">
      <Badge tone="veil">{isFirst ? 'You’re all caught up. Popular now' : 'Popular'}</Badge>
    </div>
  )
}
