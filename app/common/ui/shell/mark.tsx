import { Link } from '@inertiajs/react'
import { RAIL_LABEL } from '#app/common/ui/shell/rail_style'

/** The name, as a way home. In the rail it is one letter until the rail opens. */
export function Mark({ isInRail = false }: { isInRail?: boolean }) {
  return (
    <Link
      href="/"
      aria-label="vesta, home"
      className="display rounded-2 text-28 leading-none tracking-[-0.02em]"
    >
      v<span className={isInRail ? RAIL_LABEL : undefined}>esta</span>
    </Link>
  )
}
