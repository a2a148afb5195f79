import { Link } from '@inertiajs/react'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { RAIL_LABEL } from '#app/shell/ui/navigation/rail_style'

/** In the rail, only the first letter shows until the rail opens. */
export function Mark({ isInRail = false }: { isInRail?: boolean }) {
  const account = useAccount()
  return (
    <Link
      href={account ? '/dashboard' : '/'}
      aria-label="vesta, home"
      className="display rounded-2 text-28 leading-none tracking-[-0.02em]"
    >
      v<span className={isInRail ? RAIL_LABEL : undefined}>esta</span>
    </Link>
  )
}
